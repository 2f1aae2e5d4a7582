/** Text alone at twice its size, as by a style of the reader's or by Firefox, of which no media query knows. */
import { brokenWords } from './broken-words.ts'
import { kindsOfPage } from './kinds-of-page.ts'
import { expect, test } from './site.ts'

// Without JavaScript, because the document and its styles are complete without it.
test.use({ javaScriptEnabled: false })

test('no kind of page breaks a word or is wider than its screen, on a phone or a desktop', async ({ page }) => {
  test.setTimeout(60_000)
  for (const path of kindsOfPage) {
    await page.goto(path)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const out = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect.soft(out, `${path} at ${width} px`).toBeLessThanOrEqual(0)
      expect.soft(await brokenWords(page), `${path} at ${width} px`).toEqual([])
    }
  }
})
