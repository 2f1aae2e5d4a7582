import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { currentSiteBuild, readSiteBuild, siteOptions } from '../../lib/site-build.ts'
import { noOptions } from '../../web/content/lib/site-options.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'
import { writeBuiltSite } from './synthesised.ts'

let dist = ''
let builds: Parameters<typeof currentSiteBuild>[0][] = []
beforeEach(() => {
  dist = temporaryFolder()
  builds = []
})

const usual = { ...noOptions, region: 'eu-west-2' }

function build(siteUrl: string, changes: { ownerFiles?: string; options?: string } = {}) {
  writeBuiltSite(dist)
  const record = { siteUrl, ownerFiles: '', options: siteOptions(usual), ...changes }
  writeFileSync(join(dist, 'build.json'), JSON.stringify(record))
}

function current(domain?: string, settings: Partial<Parameters<typeof siteOptions>[0]> = {}) {
  currentSiteBuild({ ...usual, domain, ...settings }, dist, (wanted) => {
    builds.push(wanted)
    build(`https://${wanted.domain}`, { options: siteOptions(wanted) })
  })
  return builds
}

test('says to build the site when it is not built', () => {
  expect(() => readSiteBuild('/tmp/nowhere')).toThrow(
    'There is no built site in /tmp/nowhere/site: run `npm run build` first.',
  )
})

test('pages have the slashes of URLs, whatever the separator of the host', () => {
  build('https://site.example')
  // On Linux a name, on Windows a path.
  writeFileSync(join(dist, 'site', 'blog\\eicr-codes\\index.html'), '')
  expect(readSiteBuild(dist).pages).toContain('blog/eicr-codes/index.html')
})

test('a clean clone is built before it is deployed, and a site that is there is not built again', () => {
  expect(current()).toEqual([usual])
  expect(current()).toHaveLength(1)
})

test('what was built for another address, by the tests, or before the last change is not deployed', () => {
  build('https://sampleford.example')
  expect(current('sampleford.co.uk')).toEqual([{ ...usual, domain: 'sampleford.co.uk' }])
  expect(current('sampleford.co.uk')).toHaveLength(1)
  build('https://sampleford.co.uk', { ownerFiles: 'tests/fixtures/owner' })
  expect(current('sampleford.co.uk')).toHaveLength(2)
  utimesSync(join(dist, 'build.json'), 0, 0)
  expect(current('sampleford.co.uk')).toHaveLength(3)
})

test.each([
  { region: 'eu-central-1' },
  ...Object.entries(usual).flatMap(([name, on]) => (typeof on === 'boolean' ? [{ [name]: !on }] : [])),
])('a site is built again for %j and back: its pages say something of it', (settings) => {
  build('https://sampleford.co.uk')
  expect(current('sampleford.co.uk', settings)).toHaveLength(1)
  expect(current('sampleford.co.uk', settings)).toHaveLength(1)
  expect(current('sampleford.co.uk')).toHaveLength(2)
})
