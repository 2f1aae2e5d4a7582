import { business } from '#content/business.ts'
import { expect, expectAccessible, hold, openReady, test } from '../support/site.ts'
import { cardLink, cards, projectDialog, sample } from './portfolio.ts'

test('cards take the place of the skeletons that stand there while the projects load, and nothing on the screen moves', async ({
  page,
}) => {
  const waiting = page.locator('.project-card--skeleton')
  for (const [path, width, skeletons] of [
    ['/portfolio', 390, 6],
    ['/services', 1440, 9],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const answer = await hold(page, '**/api/projects')
    await openReady(page, path)
    await waiting.first().scrollIntoViewIfNeeded()
    await expect(waiting).toHaveCount(skeletons)
    // Only what is on the screen: below it a row of narrow cards is as high as its longest title.
    const boxes = () =>
      page.locator('.project-gallery__cards > *').evaluateAll((all) =>
        all
          .map((each) => each.getBoundingClientRect())
          .filter(({ top }) => top < innerHeight)
          .map(({ x, y, width, bottom }) => [x, y, width, Math.min(bottom, innerHeight)].map(Math.round)),
      )
    const before = await boxes()
    expect(before.length).toBeGreaterThan(0)
    await answer()
    await expect(cards(page).first()).toBeVisible()
    await expect(waiting).toHaveCount(0)
    expect(await boxes(), `${path} at ${width} px`).toEqual(before)
  }
})

test('offline, the list gives the phone number; back online it fills by itself, and is there at once on the next visit', async ({
  page,
  context,
}) => {
  await page.route('**/api/projects', (route) => route.abort('internetdisconnected'))
  await openReady(page, '/portfolio?category=Renovations')
  await expect(page.locator('.project-gallery').getByRole('link', { name: business.phone.display })).toBeVisible()
  await page.unroute('**/api/projects')
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(page.getByRole('link', { name: 'Renovations', exact: true })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('link', { name: 'All', exact: true }).click()
  await expect(cards(page)).toHaveCount(sample.total)

  const link = page.getByRole('banner').getByRole('link', { name: 'Portfolio' })
  let requests = 0
  await page.route('**/api/projects', (route) => {
    requests++
    return route.abort()
  })
  await page.getByRole('banner').getByRole('link', { name: 'FAQs' }).click()
  await expect(page).toHaveURL('/faqs')
  await link.click()
  await expect(cards(page)).toHaveCount(sample.total)
  expect(requests).toBe(0)
})

test('a shared project that could not be loaded keeps its address, and opens when it is tried again, by keyboard too', async ({
  page,
}) => {
  const dialog = projectDialog(page, sample.collection.title)
  const line = page.getByRole('status').filter({ hasText: 'This job could not be loaded.' })
  const again = line.getByRole('button', { name: 'Try again' })
  const { thirdImage, id } = sample.collection
  for (const path of [`/portfolio?project=${thirdImage}`, `/portfolio?project=${id}`]) {
    await test.step(path, async () => {
      // A refusal is not repeated, for which the visitor would wait.
      await page.route('**/api/projects', (route) => route.fulfill({ status: 400, json: {} }))
      await openReady(page, path)
      await expect(line).toBeInViewport({ ratio: 1 })
      await expect(page).toHaveURL(path)
      await expectAccessible(page, '.project-gallery')
      await again.focus()
      await page.keyboard.press('Enter')
      await expect(again).toBeHidden()
      await expect(page.getByRole('status').filter({ hasText: 'loading' })).toBeFocused()
      await expect(again).toBeVisible()
      await expect(page).toHaveURL(path)
      await page.unroute('**/api/projects')
      await page.keyboard.press('Tab')
      await expect(again).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(dialog).toBeVisible()
      await expect(page).toHaveURL(path)
      await page.keyboard.press('Escape')
      await expect(page).toHaveURL(path.split('?')[0] ?? '')
      await expect(cardLink(page, sample.collection.title)).toBeFocused()
      await expect(page.getByText('could not be loaded')).toHaveCount(0)
    })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a gallery shows a sentence with the phone number instead of skeletons', async ({ page }) => {
    for (const path of ['/portfolio', '/']) {
      await page.goto(path)
      const gallery = page.locator('.project-gallery')
      await expect(gallery.getByRole('link', { name: business.phone.display }), path).toBeVisible()
      await expect(page.locator('.project-card--skeleton').first(), path).toBeHidden()
      await expect(page.getByRole('search'), path).toBeHidden()
    }
  })
})
