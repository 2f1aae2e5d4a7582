import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { siteFolder } from '../../scripts/site/build-site.ts'
import { pagesWhere } from './built-site.ts'

/**
 * Bytes, compressed with Brotli as browsers get them: sizes, unlike times, are the same on every machine. A document
 * arrives with the first round trip, which also holds its headers: `tests/e2e/edge.spec.ts`. It includes room for the
 * owner's notices of closed days, which are in every page.
 */
const budget = { html: 13_200, script: 90_500, criticalCss: 5_000 }

/** Of a document with its drawings. They are far below the first screen, and nothing waits for them. */
const withDrawings = 14_250

test('every page is within its budget of document, script and inline styles', () => {
  const overBudget = pagesWhere(({ html }) => {
    const drawings = html.match(/<svg [^>]*class="drawing".*?<\/svg>/gs) ?? []
    const weight = weighPage(drawings.reduce((rest, drawing) => rest.replace(drawing, ''), html))
    const whole = drawings.length > 0 ? compressed(html) : weight.html
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
  /** The document with its inline styles and script. */
  html: number
  /** The modules that the document names; `tests/e2e/script-weight.spec.ts` counts what they fetch besides. */
  script: number
  /** The inline styles by themselves. */
  criticalCss: number
}

/** Weighs a page by its document. */
function weighPage(html: string): PageWeight {
  const boot: { modules: string[] } = JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css ?? '').join('')
  return {
    html: compressed(html),
    script: boot.modules.reduce((sum, module) => sum + moduleWeight(join(siteFolder, module)), 0),
    criticalCss: compressed(styles),
  }
}

const moduleWeights = new Map<string, number>()

/** Pages share most of their modules, and compressing one well takes a while. */
function moduleWeight(file: string): number {
  const weight = moduleWeights.get(file) ?? compressed(readFileSync(file))
  moduleWeights.set(file, weight)
  return weight
}

function compressed(content: string | Buffer): number {
  return brotliCompressSync(content).length
}
