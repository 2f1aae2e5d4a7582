import { cards } from './portfolio.ts'
import { expect, openReady, test } from './site.ts'

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

/** 1280 by 1024 px at 400 % (WCAG 1.4.10 and 2.4.11). */
test('zoomed to 400 %, what has the focus is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  for (const path of ['/services/eicr', '/contact']) {
    await openReady(page, path)
    const hidden: string[] = []
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press('Tab')
      const name = await page.evaluate(async () => {
        const focused = document.activeElement
        if (!(focused instanceof HTMLElement) || focused === document.body) return undefined
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        // The file input is hidden; its label is visible instead.
        const shown = (focused instanceof HTMLInputElement && focused.type === 'file' && focused.labels?.[0]) || focused
        const { left, top, right, bottom } = shown.getBoundingClientRect()
        // The criterion forbids an entirely hidden element: at least one point of it must be uncovered.
        const shares = [0.1, 0.3, 0.5, 0.7, 0.9]
        const seen = shares.some((x) =>
          shares.some((y) => {
            const hit = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)
            return shown.contains(hit)
          }),
        )
        return seen ? undefined : (focused.textContent?.trim() || focused.outerHTML).slice(0, 60)
      })
      if (name) hidden.push(name)
    }
    expect(hidden, path).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  }
})
