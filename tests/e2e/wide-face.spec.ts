/** The text face is the one that the visitor has installed, and some are far wider than the one in the tests. */
import { fileURLToPath } from 'node:url'
import { everyPage, expect, test } from './site.ts'

/** A face that is the same everywhere: at this size its bold is as wide as DejaVu Sans Bold, its plain 20 % wider than Open Sans. */
const besley = fileURLToPath(import.meta.resolve('@fontsource-variable/besley/files/besley-latin-wght-normal.woff2'))
const sizeAdjust = '116%'

test('no page is wider than a narrow phone in a wide text face, nor with text spacing as readers set it', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  await page.route('**/wide-face.woff2', (route) => route.fulfill({ path: besley, contentType: 'font/woff2' }))
  const tooWide: string[] = []
  for (const path of await everyPage(request)) {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(path)
    await page.waitForFunction(() => document.documentElement.dataset.styles === undefined)
    await page.evaluate(async (sizeAdjust) => {
      // TypeScript's DOM library does not know sizeAdjust yet.
      const descriptors: FontFaceDescriptors & { sizeAdjust: string } = { weight: '400 900', sizeAdjust }
      const face = new FontFace('Wide Face', 'url(/wide-face.woff2)', descriptors)
      document.fonts.add(await face.load())
      document.documentElement.style.setProperty('--font-text', '"Wide Face"')
    }, sizeAdjust)
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    const note = async (how: string) => {
      if ((await overflow()) > 0) tooWide.push(`${path} ${how}: ${await overflow()} px`)
    }
    await note('at 320 px')
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      // The four values of WCAG 2.2, 1.4.12.
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }',
      )
      document.adoptedStyleSheets.push(sheet)
    })
    await note('at 320 px with text spacing')
    await page.setViewportSize({ width: 390, height: 800 })
    await note('at 390 px with text spacing')
  }
  expect(tooWide).toEqual([])
})
