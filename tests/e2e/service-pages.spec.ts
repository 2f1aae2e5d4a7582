/** A service in five scenes: the price first, and no longer than people read. */
import { cards, scrollToGallery } from './portfolio.ts'
import { everyPage, expect, openReady, test } from './site.ts'

/** The most that people read: a phone's width and height, a desktop's, and how high the page may be. */
const screens = [
  { width: 390, height: 844, most: 9000 },
  { width: 1440, height: 900, most: 6000 },
]

test('a service page has its price on the first screen, no picture twice, and is no longer than people read', async ({
  page,
  request,
}) => {
  test.setTimeout(60_000)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of (await everyPage(request)).filter((path) => /^\/(services\/|security)/.test(path))) {
    await openReady(page, path)
    for (const { width, height, most } of screens) {
      const where = `${path} at ${width} px`
      await page.setViewportSize({ width, height })
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await expect(page.getByRole('complementary', { name: 'Price' }).locator('p').first(), where).toBeInViewport()
      await scrollToGallery(page)
      expect.soft(await page.evaluate(() => document.documentElement.scrollHeight), where).toBeLessThanOrEqual(most)
      const stems = await page
        .locator('main img')
        .evaluateAll((images: HTMLImageElement[]) =>
          images.map(({ src }) => src.replace(/.*\//, '').replace(/-\d+\.\w+$/, '')),
        )
      expect.soft(stems, where).toEqual([...new Set(stems)])
    }
  }
})

test('a phone fetches no hero picture of a service', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const pictures: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname)
  })
  await openReady(page, '/services/rewiring')
  await page.waitForLoadState('networkidle')
  expect(pictures.filter((path) => path.includes('first-fix'))).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(() => pictures.filter((path) => path.includes('first-fix'))).not.toEqual([])
})

test('one project fills the width with its description, two share it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const widths = () =>
    cards(page).evaluateAll((articles) => articles.map((article) => Math.round(article.getBoundingClientRect().width)))
  await openReady(page, '/security')
  await scrollToGallery(page)
  expect(await widths()).toEqual([1216])
  await expect(cards(page).locator('.project-card__text')).toBeVisible()
  await openReady(page, '/services/emergency')
  await scrollToGallery(page)
  expect(await widths()).toEqual([592, 592])
})

test('one answer of price, surprises and questions is open at a time', async ({ page }) => {
  await openReady(page, '/services/rewiring')
  const open = page.locator('main details[open]')
  await page.getByText('Furniture and people').click()
  await page.getByText('Can we stay in the house?').click()
  await expect(open).toHaveCount(1)
  await expect(open).toContainText('Can we stay in the house?')
})

test('in an emergency the amber button of the call bar is Call', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const bar = page.getByRole('navigation', { name: 'Contact' })
  const colour = (role: 'link' | 'button', name: string) =>
    bar.getByRole(role, { name }).evaluate((control) => getComputedStyle(control).backgroundColor)
  await openReady(page, '/services/eicr')
  await page.mouse.wheel(0, 300)
  const amber = await colour('button', 'Get Quote')
  await openReady(page, '/services/emergency')
  await page.mouse.wheel(0, 300)
  expect(await colour('link', 'Call')).toBe(amber)
  expect(await colour('button', 'Get Quote')).not.toBe(amber)
})
