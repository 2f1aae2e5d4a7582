import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { siteFolder } from '../fixtures/built-files.ts'
import { type BuiltPage, pagesWhere } from './built-site.ts'

/**
 * Bytes, as they are stored or, for documents, compressed about as by the CDN. A document with drawings may be larger,
 * because they are far below the first screen. `script` counts what the HTML itself requests; the rest loads after the
 * first paint.
 */
const budget = { html: 12_000, styles: 16_250, script: 1_480 }

test('every page is within its budget of document, styles and script before its first paint', () => {
  const overBudget = pagesWhere(({ file, document }: BuiltPage) => {
    const sum = (elements: string, attribute: string) =>
      [...document.querySelectorAll(elements)]
        .map((element) => statSync(join(siteFolder, element.getAttribute(attribute) ?? '')).size)
        .reduce((all, size) => all + size, 0)
    const weight = {
      html: compressed(file),
      // Print stylesheets do not block rendering, and the one for a page without script is not requested with one.
      styles: sum('link[rel=stylesheet]:not([media=print], noscript *)', 'href'),
      script: sum('script[src]', 'src') + sum('link[rel=modulepreload]', 'href'),
    }
    return (['html', 'styles', 'script'] as const)
      .filter((part) => weight[part] > budget[part] || (weight[part] === 0 && part !== 'script'))
      .map((part) => `${part}: ${weight[part]} of ${budget[part]} bytes`)
  })
  expect(overBudget).toEqual({})
})

test('one style sheet holds up the first paint of a page', () => {
  const others = pagesWhere(({ document }) => {
    const sheets = document.querySelectorAll('link[rel=stylesheet]:not([media=print], noscript *)').length
    return sheets === 1 ? undefined : `${sheets} style sheets`
  })
  expect(others).toEqual({})
})

function compressed(file: string): number {
  return brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
}
