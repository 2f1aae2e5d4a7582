import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ownerProblems } from '#content/lib/owner-file.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

const folder = temporaryFolder()
const words = readFileSync('docs/owner.md', 'utf8')
const pricesFile = readFileSync('web/content/owner/prices.yaml', 'utf8')

/** Evaluates an expression with the modules over the changed files, in a new process, because modules are cached. */
function said(module: string, expression: string): string {
  const script = `const m = await import('./web/content/lib/owner/${module}.ts'); console.log(${expression})`
  const env = { ...process.env, OWNER_FILES: folder }
  return spawnSync(process.execPath, ['--input-type=module', '--eval', script], { env, encoding: 'utf8' }).stdout
}

test("the change of a price as the owner's guide describes it is in order and reaches what the site prints", () => {
  const [, after = '', before = ''] = /`from: (\d+)` in place of `from: (\d+)`/.exec(words) ?? []
  expect(pricesFile.split(`from: ${before}\n`)).toHaveLength(2)
  const changed = pricesFile.replace(`from: ${before}\n`, `from: ${after}\n`)
  cpSync('web/content/owner', folder, { recursive: true })
  writeFileSync(join(folder, 'prices.yaml'), changed)
  expect(ownerProblems(folder)).toEqual([])
  const printed =
    said('service-prices', 'JSON.stringify(m.servicePrices.eicr)') +
    said('price-tables', 'JSON.stringify(m.priceTables.eicr)')
  expect(printed).toContain(`Report on a studio, from £${after}`)
  expect(printed).toContain(`£${after} to `)
  expect(printed).not.toContain(`£${before}`)
  expect(said('prices', 'm.prices.testing')).toBe(`${after}\n`)
})
