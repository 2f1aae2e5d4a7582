import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { currentSiteBuild, readSiteBuild } from '../../lib/site-build.ts'
import { writeBuiltSite } from './synthesised.ts'

let dist = ''
let builds: Parameters<typeof currentSiteBuild>[0][] = []
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'))
  builds = []
})
afterEach(() => rmSync(dist, { recursive: true }))

function build(siteUrl: string, changes: { ownerFiles?: string; textsOwner?: boolean } = {}) {
  writeBuiltSite(dist)
  const record = { siteUrl, ownerFiles: '', textsOwner: false, wakesOwner: false, ...changes }
  writeFileSync(join(dist, 'build.json'), JSON.stringify(record))
}

function current(domain?: string, ownerPhone?: string) {
  currentSiteBuild({ domain, ownerPhone }, dist, (wanted) => {
    builds.push(wanted)
    build(`https://${wanted.domain}`, { textsOwner: wanted.ownerPhone !== undefined })
  })
  return builds
}

test('says to build the site when it is not built', () => {
  expect(() => readSiteBuild('/tmp/nowhere')).toThrow(
    'There is no built site in /tmp/nowhere/site: run `npm run build` first.',
  )
})

test('a clean clone is built before it is deployed, and a site that is there is not built again', () => {
  expect(current()).toEqual([{}])
  expect(current()).toHaveLength(1)
})

test('what was built for another address, by the tests, or before the last change is not deployed', () => {
  build('https://sampleford.example')
  expect(current('sampleford.co.uk')).toEqual([{ domain: 'sampleford.co.uk' }])
  expect(current('sampleford.co.uk')).toHaveLength(1)
  build('https://sampleford.co.uk', { ownerFiles: 'tests/fixtures/owner' })
  expect(current('sampleford.co.uk')).toHaveLength(2)
  utimesSync(join(dist, 'build.json'), 0, 0)
  expect(current('sampleford.co.uk')).toHaveLength(3)
})

test('a site is built again when text messages are switched on or off: what an emergency is promised depends on it', () => {
  build('https://sampleford.co.uk')
  expect(current('sampleford.co.uk', '+447700900123')).toHaveLength(1)
  expect(current('sampleford.co.uk', '+447700900123')).toHaveLength(1)
  expect(current('sampleford.co.uk')).toHaveLength(2)
})
