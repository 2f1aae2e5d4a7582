import { kindsOfPage } from './kinds-of-page.ts'
import { expect, expectAccessible, openReady, test } from './site.ts'

for (const path of kindsOfPage) {
  for (const width of [390, 1440]) {
    test(`${path} is accessible at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await openReady(page, path)
      // As high as the page: the call bar is at its end instead of over half a button. Twice, because a page may grow with
      // its screen.
      for (let times = 0; times < 2; times++) {
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        await page.setViewportSize({ width, height })
      }
      await expectAccessible(page)
    })
  }

  // 320 px is also 1280 px zoomed to 400 % (WCAG 2.2, 1.4.10).
  test(`${path} fits every screen from 320 to 1920 px`, async ({ page }) => {
    await openReady(page, path)
    for (const width of [320, 360, 600, 768, 1023, 1024, 1279, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(tooWide, `${width} px`).toBeLessThanOrEqual(0)
    }
  })
}

test('text spacing as readers set it cuts nothing off', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openReady(page, '/')
  // The four values of WCAG 2.2, 1.4.12.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(tooWide).toBeLessThanOrEqual(0)
})
