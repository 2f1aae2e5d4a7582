import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { expect, test } from './site.ts'

/** What is used every week; the rest of the document is read once. */
const [guide = ''] = readFileSync('docs/owner.md', 'utf8').split("## Your customers' data")

/** Small print, with the pictures in rows. */
const styles = `body { font: 9.5pt/1.32 sans-serif } h1 { font-size: 15pt } h2 { font-size: 12pt }
h1, h2, p, ul, ol, table, pre { margin: 0.45em 0 } ul, ol { padding-left: 1.4em }
td, th { padding: 0.1em 0.6em 0.1em 0; font-weight: 400; text-align: left; vertical-align: top }
img { max-width: 32%; max-height: 52mm } th img { max-width: none }`

test("the owner's guide is two printed pages at most, with its pictures", async ({ page }, testInfo) => {
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
  const printed = await page.pdf({ format: 'A4', margin: sides })
  const pages = printed.toString('latin1').match(/\/Type \/Page\b/g) ?? []
  expect(pages.length).toBeGreaterThan(0)
  expect(pages.length).toBeLessThanOrEqual(2)
})
