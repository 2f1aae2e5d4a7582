import { cards } from './portfolio/portfolio.ts'
import { expect, openReady, showPhone, test } from './support/site.ts'

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

test('on a phone home is at most eight screens long, with eleven services', async ({ page }) => {
  await openReady(page, '/')
  await showPhone(page)
  await expect(cards(page)).toHaveCount(6)
  const beyondEleven = await page.evaluate(() => {
    const rows = [...document.querySelectorAll('.service-row')]
    return rows.slice(11).reduce((sum, row) => sum + row.clientHeight, 0)
  })
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  expect((end - beyondEleven) / 844).toBeLessThanOrEqual(7)
})
