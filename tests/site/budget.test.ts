import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { brotliEnding } from '#edge/brotli-copies.ts'
import { siteFolder } from '../../scripts/site/build-site.ts'
import { type BuiltPage, pagesWhere } from './built-site.ts'

/**
 * Bytes, compressed with Brotli as browsers get them: sizes, unlike times, are the same on every machine. A document
 * arrives with the first round trip, which also holds its headers: `tests/e2e/edge.spec.ts`. It includes room for what the
 * owner adds to every page: notices of closed days, a longer name, an address, a company's number.
 */
const budget = { html: 13_200, script: 90_500, criticalCss: 5_000 }

/** Of a document with its drawings. They are far below the first screen, and nothing waits for them. */
const withDrawings = 14_250

test('every page is within its budget of document, script and inline styles', () => {
  const overBudget = pagesWhere((page) => {
    const weight = weighPage(page)
    const whole = sizeOf(page.file)
    return [
      ...(['html', 'script', 'criticalCss'] as const)
        .filter((part) => weight[part] > budget[part] || weight[part] === 0)
        .map((part) => `${part}: ${weight[part]} of ${budget[part]} bytes`),
      ...(whole > withDrawings ? [`html with its drawings: ${whole} of ${withDrawings} bytes`] : []),
    ]
  })
  expect(overBudget).toEqual({})
})

/** What a page costs before anyone touches it, in bytes after Brotli. */
type PageWeight = {
  /** The document with its inline styles and script, and without its drawings. */
  html: number
  /** The modules that the document names; `tests/e2e/every-page.spec.ts` counts what they fetch besides. */
  script: number
  /** The inline styles by themselves. */
  criticalCss: number
}

function weighPage({ file, html }: BuiltPage): PageWeight {
  const boot: { modules: string[] } = JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css ?? '').join('')
  const undrawn = html.replaceAll(/<svg [^>]*class="drawing".*?<\/svg>/gs, '')
  return {
    html: undrawn === html ? sizeOf(file) : compressed(undrawn),
    script: boot.modules.reduce((sum, module) => sum + sizeOf(join(siteFolder, module)), 0),
    criticalCss: compressed(styles),
  }
}

/** Of the copy that the edge sends; the error page has none. */
function sizeOf(file: string): number {
  const copy = file + brotliEnding
  return existsSync(copy) ? statSync(copy).size : compressed(readFileSync(file, 'utf8'))
}

const sizes = new Map<string, number>()

/** Pages share their styles, and compressing well takes a while. */
function compressed(text: string): number {
  const size = sizes.get(text) ?? brotliCompressSync(text).length
  sizes.set(text, size)
  return size
}
