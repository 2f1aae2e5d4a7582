import type { Locator } from '@playwright/test'
import { priceLines } from '#content/lib/owner/price-lines.ts'
import { expect, openReady, test } from './site.ts'

/** Right edges of the texts, to a whole pixel. */
async function rightEdges(texts: Locator): Promise<number[]> {
  return texts.evaluateAll((elements) =>
    elements.map((element) => {
      const words = document.createRange()
      words.selectNodeContents(element)
      return Math.round(words.getBoundingClientRect().right)
    }),
  )
}

for (const [width, columns] of [
  [390, 1],
  [1440, 2],
] as const) {
  test(`at ${width} px the prices of the services on home stand in columns, each with what it buys below it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openReady(page, '/')
    const rows = page.getByRole('region', { name: 'What we do' }).getByRole('listitem')
    const figures = rows.getByText(/^from £/)
    expect(await figures.count()).toBeGreaterThan(5)
    for (const { figure = '', job = '' } of Object.values(priceLines).flatMap((line) => line ?? [])) {
      const row = rows.filter({ hasText: job })
      if (!job || (await row.count()) === 0) continue
      const [price, note] = [row.getByText(figure, { exact: true }), row.getByText(job, { exact: true })]
      expect((await note.boundingBox())?.y, job).toBeGreaterThan((await price.boundingBox())?.y ?? Number.NaN)
    }
    expect(new Set(await rightEdges(figures)).size).toBe(columns)
  })
}

for (const width of [768, 1440]) {
  test(`at ${width} px the price columns of all tables on the costs page stand below each other, and no price breaks`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openReady(page, '/guides/costs')
    const prices = page.getByRole('cell', { name: /^(from )?£[\d,]+( to £[\d,]+)?$/ })
    expect(await prices.count()).toBeGreaterThan(30)
    expect(new Set(await rightEdges(prices)).size).toBe(1)
    const lines = await prices.evaluateAll((cells) =>
      cells.map((cell) => {
        const words = document.createRange()
        words.selectNodeContents(cell)
        return words.getClientRects().length
      }),
    )
    expect(new Set(lines)).toEqual(new Set([1]))
  })
}

test('on a phone the areas are on the map again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openReady(page, '/')
  const kew = page.locator('svg').getByText('Kew')
  await kew.scrollIntoViewIfNeeded()
  await expect(kew).toBeVisible()
})
