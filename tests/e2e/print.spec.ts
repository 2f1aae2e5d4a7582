/** Printed pages have the phone number and are short; the owner's guide is two. */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { business } from '#content/business.ts'
import { expect, openReady, test } from './site.ts'

/** Maximum number of A4 sheets. */
const most = { '/': 2, '/services/rewiring': 3, '/services/emergency': 3, '/blog/eicr-guide': 3 }

// Playwright prints in Chromium alone.
test('few sheets of A4, with the phone number in their head', { tag: '@chromium' }, async ({ page }) => {
  // As wide as the text on A4, for which the styles are those of a narrow screen.
  await page.setViewportSize({ width: 718, height: 1000 })
  for (const [path, sheets] of Object.entries(most)) {
    await openReady(page, path)
    await page.emulateMedia({ media: 'print' })
    const number = page.getByRole('banner').getByText(business.phone.display).filter({ visible: true })
    await expect(number, path).toBeVisible()
    // While the owner has confirmed nothing, paper says so too.
    await expect(page.getByRole('complementary', { name: 'About this site' }), path).toBeVisible()
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
    expect(sheetsOf(pdf), path).toBeGreaterThan(0)
    expect(sheetsOf(pdf), path).toBeLessThanOrEqual(sheets)
    await page.emulateMedia({ media: null })
  }
})

/** What is used every week; the rest of the guide is read once. */
const [guide = ''] = readFileSync('docs/owner.md', 'utf8').split("## Your customers' data")

/** Small print, with the pictures in rows. */
const styles = `body { font: 9.5pt/1.32 sans-serif } h1 { font-size: 15pt } h2 { font-size: 12pt }
h1, h2, p, ul, ol, table { margin: 0.45em 0 } ul, ol { padding-left: 1.4em }
td, th { padding: 0.1em 0.6em 0.1em 0; font-weight: 400; text-align: left; vertical-align: top }
img { max-width: 32%; max-height: 52mm }`

test(
  "the owner's guide is two sheets of A4 at most, with its pictures",
  { tag: '@chromium' },
  async ({ page }, testInfo) => {
    const body = await unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeStringify).process(guide)
    const file = testInfo.outputPath('guide.html')
    writeFileSync(
      file,
      `<!doctype html><meta charset="utf-8"><base href="file://${resolve('docs')}/"><style>${styles}</style>${body}`,
    )
    await page.goto(`file://${file}`)
    const widths = await page
      .locator('img')
      .evaluateAll((all: HTMLImageElement[]) => all.map((image) => image.naturalWidth))
    expect(widths).toHaveLength(3)
    expect(widths).not.toContain(0)
    const sides = { top: '12mm', bottom: '12mm', left: '14mm', right: '14mm' }
    const sheets = sheetsOf(await page.pdf({ format: 'A4', margin: sides }))
    expect(sheets).toBeGreaterThan(0)
    expect(sheets).toBeLessThanOrEqual(2)
  },
)

function sheetsOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
