import { cards } from './portfolio.ts'
import { expect, openReady, showPhone, test } from './site.ts'

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`before any scroll home at ${width} px asks for the house and the first row of work alone, and for all the rest when they are near`, async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/^\/(images|media|portfolio-images)\//.test(pathname)) asked.push(pathname)
    })
    await page.setViewportSize({ width, height })
    await openReady(page, '/')
    await expect(cards(page)).toHaveCount(6)
    await expect.poll(() => asked.length).toBe(3)
    await page.waitForLoadState('networkidle')
    expect(asked.filter((path) => /^\/images\/hero-house-\w+-dusk-/.test(path))).toHaveLength(1)
    expect(asked).toHaveLength(3)

    // Faster than anything is fetched.
    for (let screens = 0; screens < 12; screens++) await page.mouse.wheel(0, height)
    for (const card of await cards(page).all()) {
      await card.scrollIntoViewIfNeeded()
      await expect(card.locator('img')).toBeVisible()
    }
  })
}

test('on a phone home is at most eight screens long, of which the emergency block takes three quarters of one', async ({
  page,
}) => {
  await openReady(page, '/')
  await showPhone(page)
  await expect(cards(page)).toHaveCount(6)
  const emergency = await page.getByRole('region', { name: /emergency electrician/ }).boundingBox()
  expect(emergency?.height).toBeLessThan(0.75 * 844)
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  expect(end / 844).toBeLessThanOrEqual(7)
})

test('on a desktop the emergency number and its button share a line, beside what to do first', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openReady(page, '/')
  const block = page.getByRole('region', { name: /emergency electrician/ })
  expect((await block.boundingBox())?.height).toBeLessThan(480)
  const call = await block.getByRole('link', { name: 'Call Now' }).boundingBox()
  const number = await block.locator('.big-number').boundingBox()
  expect(call?.x).toBeGreaterThan((number?.x ?? 0) + (number?.width ?? 0))
})

test('the featured work has the largest heading below the first, and the reasons a smaller one', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openReady(page, '/')
  const size = (name: string) =>
    page
      .getByRole('heading', { name, level: 2 })
      .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize))
  const others = await size('What we do')
  expect(await size('Featured work')).toBeGreaterThan(1.3 * others)
  expect(await size('Why choose us')).toBeLessThan(0.8 * others)
})

test('the street stands above or beside the reviews on every screen', async ({ page }) => {
  await openReady(page, '/')
  const reviews = page.getByRole('region', { name: 'What customers say' })
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await reviews.scrollIntoViewIfNeeded()
    await expect(reviews.getByRole('img', { name: /^A Victorian terrace/ }), `${width} px`).toBeInViewport()
  }
})
