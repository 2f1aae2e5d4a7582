/** Text at twice its size by the browser's setting (WCAG 2.2, 1.4.4). */
import { findBrowser } from '../../scripts/browser.ts'
import { brokenWords } from './broken-words.ts'
import { kindsOfPage } from './kinds-of-page.ts'
import { expect, test } from './site.ts'

const { args, ...browser } = await findBrowser()
// Playwright has no setting for the size of text; Chromium alone takes it as an argument.
const alone = { tag: '@chromium' }
// Without JavaScript, because the document and its styles are complete without it.
test.use({
  javaScriptEnabled: false,
  launchOptions: { ...browser, args: [...args, '--blink-settings=defaultFontSize=32'] },
})

test('no kind of page is wider than its screen, from the narrowest phone to a desktop', alone, async ({ page }) => {
  test.setTimeout(60_000)
  const found: string[] = []
  for (const path of kindsOfPage) {
    await page.goto(path)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const out = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (out > 0) found.push(`${path} at ${width} px by ${out} px`)
    }
  }
  expect(found).toEqual([])
})

test(
  'on a phone no word is broken: names, prices and captions have the width that they need',
  alone,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const path of kindsOfPage) {
      await page.goto(path)
      const broken = await brokenWords(page)
      expect.soft(broken, path).toEqual([])
    }
  },
)
