import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

// Inside the repository, because the prerenderer imports its libraries from there.
mkdirSync('.cache', { recursive: true })
const folder = mkdtempSync('.cache/same-build-')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A hash of each file, but for source maps, which name their sources from where they lie. */
function hashes(dist: string): Record<string, string> {
  const files = globSync('{site,functions}/**', { cwd: dist }).filter((file) => !file.endsWith('.map'))
  return Object.fromEntries(
    files
      .filter((file) => statSync(join(dist, file)).isFile())
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(join(dist, file)))
          .digest('hex'),
      ]),
  )
}

test('two builds of one source are the same to the byte, so that a deployment changes what the source changed', () => {
  const into = join(folder, 'dist')
  const script = `const { buildSite } = await import('./scripts/site/build-site.ts')
    await buildSite({ onStep() {}, into: ${JSON.stringify(resolve(into))} })`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  })
  expect(status, stderr).toBe(0)
  expect(hashes(into)).toEqual(hashes('dist'))
})
