/** A service page shows the price first. */
import { business } from '#content/business.ts'
import { cards, scrollToGallery } from './portfolio.ts'
import { expect, openReady, test } from './site.ts'

const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

test('a service page has its price on the first screen, and no picture twice', async ({ page }) => {
  for (const path of ['/services/rewiring', '/security']) {
    await openReady(page, path)
    for (const { width, height } of screens) {
      const where = `${path} at ${width} px`
      await page.setViewportSize({ width, height })
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await expect(page.getByRole('complementary', { name: 'Price' }).locator('p').first(), where).toBeInViewport()
      await scrollToGallery(page)
      const stems = await page
        .locator('main img')
        .evaluateAll((images: HTMLImageElement[]) =>
          images.map(({ src }) => src.replace(/.*\//, '').replace(/-\d+\.\w+$/, '')),
        )
      expect.soft(stems, where).toEqual([...new Set(stems)])
    }
  }
})

test('in an emergency, number and Call are on the first screen of every width, after fire and gas; each call is a link', async ({
  page,
}) => {
  await openReady(page, '/services/emergency')
  const hero = page.locator('.page-hero')
  const number = hero.getByRole('link', { name: business.phone.display })
  for (const [width, height] of [
    [360, 640],
    // The part of 844 px that Safari's toolbars leave.
    [390, 664],
    [768, 1024],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    const links = [
      hero.getByRole('link', { name: 'call 999' }).first(),
      hero.getByRole('link', { name: '0800 111 999' }).first(),
    ]
    for (const seen of [...links, number, hero.getByRole('link', { name: 'Call Now' })])
      await expect(seen, `${width}x${height}`).toBeInViewport({ ratio: 1 })
    const tops = await Promise.all([...links, number].map(async (link) => (await link.boundingBox())?.y ?? 0))
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  }
  await expect(hero.getByRole('link', { name: 'call', exact: true })).toHaveAttribute('href', /^tel:\+44/)
  for (const gas of await hero.getByRole('link', { name: '0800 111 999' }).all())
    await expect(gas).toHaveAttribute('href', 'tel:0800111999')
})

test('a phone has what the work is done on in its first two screens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openReady(page, '/services/rewiring')
  const picture = page.locator('.page-hero img')
  const { y = 0, height = 0 } = (await picture.boundingBox()) ?? {}
  expect(height).toBeGreaterThan(200)
  expect(y + height).toBeLessThan(2 * 844)
})

test('one project fills the width with its description, two share it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const widths = () =>
    cards(page).evaluateAll((articles) => articles.map((article) => Math.round(article.getBoundingClientRect().width)))
  await openReady(page, '/security')
  await scrollToGallery(page)
  expect(await widths()).toEqual([1216])
  const description = cards(page).locator('.project-card__text')
  await expect(description).toBeVisible()
  await page.setViewportSize({ width: 390, height: 900 })
  await expect(description).toBeHidden()
  await page.setViewportSize({ width: 1440, height: 900 })
  await openReady(page, '/services/emergency')
  await scrollToGallery(page)
  expect(await widths()).toEqual([592, 592])
})

test('the call bar puts the call first, and in an emergency it is the amber button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  const bar = page.getByRole('navigation', { name: 'Contact' })
  const colour = (role: 'link' | 'button', name: string) =>
    bar.getByRole(role, { name }).evaluate((control) => getComputedStyle(control).backgroundColor)
  const amber = 'rgb(242, 165, 65)'
  await openReady(page, '/services/eicr')
  await page.mouse.wheel(0, 300)
  await expect(bar.locator('a, button').first()).toHaveText('Call')
  expect(await colour('button', 'Get Quote')).toBe(amber)
  await openReady(page, '/services/emergency')
  await page.mouse.wheel(0, 300)
  await expect(bar.locator('a, button').first()).toHaveText('Call')
  expect(await colour('link', 'Call')).toBe(amber)
  expect(await colour('button', 'Get Quote')).not.toBe(amber)
})
