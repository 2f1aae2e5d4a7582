/** The build that the CDK makes before a synthesis, in a copy of the repository, beside the build of these tests. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { siteOptions } from '../../lib/stage.ts'
import { siteConfig } from '../../site.config.ts'
import { ownerFolder } from '../../web/compile/owner-file.ts'
import { blankSettings } from '../fixtures/blank-settings.ts'
import { copyRepository } from '../fixtures/copy-repository.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'
import { withoutDomain, writeBuiltSite } from '../lib/synthesised.ts'

const copy = temporaryFolder()
copyRepository(copy)
cpSync(ownerFolder, join(copy, 'web/content/owner'), { recursive: true })
const settings = { ...blankSettings, ...siteOptions(siteConfig), domain: '', ...withoutDomain }
writeFileSync(join(copy, 'site.config.ts'), `export const siteConfig = ${JSON.stringify(settings)}`)

// The last build has an article whose source is gone.
const withdrawn = 'withdrawn-yesterday'
writeBuiltSite(join(copy, 'dist'))
mkdirSync(join(copy, 'dist/site/blog', withdrawn))
writeFileSync(join(copy, 'dist/site/blog', withdrawn, 'index.html'), '')

const { OWNER_FILES: _, SITE_OPTIONS: __, ...env } = process.env
const cdk = ['node_modules/aws-cdk/bin/cdk', 'synth', '--no-notices']
const { status, stdout, stderr } = spawnSync(process.execPath, cdk, { cwd: copy, env, encoding: 'utf8' })

test('an article that was deleted after the last build is not in the next synthesis', () => {
  expect({ status, begins: stdout.slice(0, 40) }, stderr).toEqual({ status: 0, begins: expect.stringMatching(/^\w+:/) })
  expect(stdout).not.toContain(withdrawn)
  const published = globSync(`cdk.out/*/blog/{${withdrawn},eicr-codes}/index.html`, { cwd: copy })
  expect(published.map((file) => file.split('/').at(-2))).toEqual(['eicr-codes'])
})

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
  expect(hashes(join(copy, 'dist'))).toEqual(hashes('dist'))
})
