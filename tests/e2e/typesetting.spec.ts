/** What the eye sees and no rule of accessibility asks for: names whole, marks at their words, room between blocks. */
import type { Locator } from '@playwright/test'
import { expect, openReady, test } from './site.ts'

/** Space between the end of one and the beginning of the other below it. */
async function gapBetween(above: Locator, below: Locator): Promise<number> {
  const [first, second] = [await above.boundingBox(), await below.boundingBox()]
  return (second?.y ?? 0) - ((first?.y ?? 0) + (first?.height ?? 0))
}

test('a mark of the sample quote stays on the line of the word before it, no block touches the words above it on a tablet, and the three claims beside a picture stand on one line or below one another', async ({
  page,
}) => {
  await openReady(page, '/services')
  const alone = new Set<string>()
  for (let width = 320; width <= 1440; width += 16) {
    await page.setViewportSize({ width, height: 900 })
    const found = await page.locator('.paper__sheet .paper__mark').evaluateAll((marks) =>
      marks.flatMap((mark) => {
        const words = document.createRange()
        words.setStart(mark.parentElement ?? mark, 0)
        words.setEndBefore(mark)
        const line = [...words.getClientRects()].filter((rect) => rect.width > 1).at(-1)
        return (line?.bottom ?? 0) < mark.getBoundingClientRect().top ? [`${mark.textContent} at ${innerWidth} px`] : []
      }),
    )
    for (const each of found) alone.add(each)
  }
  expect([...alone]).toEqual([])

  await page.setViewportSize({ width: 768, height: 1024 })
  expect(await gapBetween(page.locator('.price-note'), page.locator('.link-list').first())).toBeGreaterThanOrEqual(12)
  await openReady(page, '/')
  const aside = page.locator('.call-aside')
  await aside.scrollIntoViewIfNeeded()
  expect(await gapBetween(aside.locator('.band__text'), aside.locator('.call-band__ways'))).toBeGreaterThanOrEqual(12)
  await openReady(page, '/about')
  await page.evaluate(() => document.fonts.ready)
  for (const [width, lines] of [
    [700, 3],
    [768, 1],
    [1024, 3],
    [1280, 1],
    [1440, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const tops = await page
      .locator('.trust-strip__list > li')
      .evaluateAll((claims) => claims.map((claim) => Math.round(claim.getBoundingClientRect().top)))
    expect(new Set(tops).size, `${width} px`).toBe(lines)
  }
})
