import { expect, test } from 'vitest'
import { siteFolder } from '../../scripts/site/build-site.ts'
import { weighPage } from '../../scripts/site/page-weight.ts'
import { pagesWhere } from './built-site.ts'

/**
 * Bytes, compressed with Brotli as browsers get them: sizes, unlike times, are the same on every machine. A document
 * arrives with the first round trip, which also holds its headers: `tests/e2e/edge.spec.ts`. It includes room for the
 * owner's notices of closed days, which are in every page.
 */
const budget = { html: 13_200, script: 91_500, criticalCss: 5_000 }

/** Of a document with its drawings. They are far below the first screen, and nothing waits for them. */
const withDrawings = 14_250

test('every page is within its budget of document, script and inline styles', () => {
  const overBudget = pagesWhere(({ html }) => {
    const whole = weighPage(html, siteFolder)
    const drawings = html.match(/<svg [^>]*class="drawing".*?<\/svg>/gs) ?? []
    const weight =
      drawings.length > 0
        ? weighPage(
            drawings.reduce((rest, drawing) => rest.replace(drawing, ''), html),
            siteFolder,
          )
        : whole
    return [
      ...(['html', 'script', 'criticalCss'] as const)
        .filter((part) => weight[part] > budget[part] || weight[part] === 0)
        .map((part) => `${part}: ${weight[part]} of ${budget[part]} bytes`),
      ...(whole.html > withDrawings ? [`html with its drawings: ${whole.html} of ${withDrawings} bytes`] : []),
    ]
  })
  expect(overBudget).toEqual({})
  // Compressing all modules as the CDN does takes seconds.
})
