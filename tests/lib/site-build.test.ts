import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { noOptions } from '#content/lib/site-options.ts'
import { readSiteBuild } from '../../lib/site-build.ts'
import { siteOptions } from '../../lib/stage.ts'
import { blankSettings } from '../fixtures/blank-settings.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'
import { writeBuiltSite } from './synthesised.ts'

test('says to build the site when it is not built, or not to its end', () => {
  const dist = temporaryFolder()
  const sentence = `There is no built site in ${dist}/site: run \`npm run build\` first.`
  expect(() => readSiteBuild(dist)).toThrow(sentence)
  writeBuiltSite(dist)
  rmSync(join(dist, 'build.json'))
  expect(() => readSiteBuild(dist)).toThrow(sentence)
})

test('pages have the slashes of URLs, whatever the separator of the host', () => {
  const dist = temporaryFolder()
  writeBuiltSite(dist)
  // On Linux a name, on Windows a path.
  writeFileSync(join(dist, 'site', 'blog\\eicr-codes\\index.html'), '')
  expect(readSiteBuild(dist).pages).toContain('blog/eicr-codes/index.html')
})

test('pages are built for the settings of the file, and those of a copy for its own region and without a domain', () => {
  const file = { ...blankSettings, domain: 'sampleford.co.uk', customerReceipt: true }
  const live = { region: 'eu-west-2', domain: 'sampleford.co.uk', customerReceipt: true }
  expect(siteOptions(file)).toEqual(live)
  expect(siteOptions(file, { STAGE: 'test', REGION: 'eu-west-1' })).toEqual({
    ...live,
    region: 'eu-west-1',
    domain: '',
  })
  expect(Object.keys(live).sort()).toEqual(Object.keys(noOptions).sort())
})
