import type { Page } from '@playwright/test'
import { expect, openReady, test } from './site.ts'

for (const [path, first] of [
  ['/portfolio', '.project-card img'],
  ['/blog', '.article-card img'],
] as const) {
  test(`on a phone the largest paint of ${path} is of the words that came with the page, not of a card's picture`, async ({
    page,
  }) => {
    for (const width of [360, 390, 412]) {
      await page.setViewportSize({ width, height: 823 })
      await openReady(page, path)
      const picture = page.locator(first).first()
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      await paints(page)
      expect(await largestPaint(page)).toMatch(/^<(p|h1) /)
    }
  })
}

/** Waits until what has just been decoded is on the screen. */
const paints = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** The element whose paint was the largest so far. */
const largestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) => {
        new PerformanceObserver((list) => {
          // The type of these entries is not in TypeScript's DOM library.
          const { element } = list.getEntries().at(-1) as unknown as { element?: Element }
          resolve(element?.outerHTML)
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
