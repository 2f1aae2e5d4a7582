import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ownerProblems } from '#content/lib/owner-file.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

const folder = temporaryFolder()
const guide = readFileSync('docs/owner.md', 'utf8')

/** Evaluates an expression with the modules over the changed files, in a new process, because modules are cached. */
function said(module: string, expression: string): string {
  const script = `const m = await import('./web/content/lib/owner/${module}.ts'); console.log(${expression})`
  const env = { ...process.env, OWNER_FILES: folder }
  return spawnSync(process.execPath, ['--input-type=module', '--eval', script], { env, encoding: 'utf8' }).stdout
}

test("the change of a price as the owner's guide describes it is in order and reaches what the site prints", () => {
  const [, written = '', price = ''] = /`(from: (\d+))`/.exec(guide) ?? []
  cpSync('tests/fixtures/owner', folder, { recursive: true })
  const file = join(folder, 'prices.yaml')
  const before = readFileSync(file, 'utf8')
  const changed = before.replace(/(- for: Studio\n\s+)from: \d+$/m, `$1${written}`)
  expect(changed).not.toBe(before)
  writeFileSync(file, changed)
  expect(ownerProblems(folder)).toEqual([])
  expect(said('service-prices', 'JSON.stringify(m.servicePrices.eicr)')).toContain(`: from £${price}`)
  expect(said('price-tables', 'JSON.stringify(m.priceTables.eicr)')).toContain(`£${price} to `)
  expect(said('prices', 'm.prices.testing')).toBe(`${price}\n`)
})
