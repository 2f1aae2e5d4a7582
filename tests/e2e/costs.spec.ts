import { expect, openReady, test } from './site.ts'

test('the prices of all tables stand below each other', async ({ page }) => {
  await openReady(page, '/guides/costs')
  // Tables of a folded part are on the screen too.
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true
  })
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const ends = await page.getByRole('table').evaluateAll((tables) =>
      tables.flatMap((table) => {
        const heads = [...table.querySelectorAll('thead th')].map(({ textContent }) => textContent)
        const price = heads.indexOf('Price')
        return price < 0
          ? []
          : [...table.querySelectorAll('tbody tr')].map((row) => {
              const figure = document.createRange()
              figure.selectNodeContents(row.children[price] ?? row)
              return Math.round(figure.getBoundingClientRect().right)
            })
      }),
    )
    expect(ends.length).toBeGreaterThan(40)
    expect(new Set(ends).size, `at ${width} px: ${ends.join()}`).toBe(1)
  }
})
