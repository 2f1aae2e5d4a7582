import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blankSettings } from '../fixtures/blank-settings.ts'

/** The owner's files without a review, and marked as genuine. */
let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'owner-'))
  cpSync('tests/fixtures/owner', folder, { recursive: true })
  writeFileSync(join(folder, 'reviews.yaml'), 'samples: no\n\nreviews:\n')
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Reads `business.ts` as it would be with `sample: false`, and nothing else changed. */
const notASample = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module'
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context)
      if (!url.endsWith('/web/content/business.ts')) return loaded
      return { ...loaded, source: String(loaded.source).replace('sample: true', 'sample: false') }
    },
  })`)}`

const domain = 'ordinary-electrical.co.uk'
const live = {
  ownerEmail: 'owner@example.com',
  senderEmail: `site@${domain}`,
  domain,
  hostedZoneId: 'Z0123456789',
  alarmEmails: `office@${domain}`,
}

function run(args: readonly string[], env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', notASample, ...args], {
    env: { ...process.env, OWNER_FILES: folder, ...env },
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}

const settings = Object.entries(live).flatMap(([key, value]) => ['-c', `${key}=${value}`])

test.each<[door: string, args: string[], env: Record<string, string>]>([
  ['the CDK', ['bin/app.ts'], { CDK_CONTEXT_JSON: JSON.stringify({ ...blankSettings, ...live }) }],
  ['a build', ['scripts/electrician.js', 'build'], { SITE_URL: `https://${domain}` }],
  ['a deployment', ['scripts/electrician.js', 'deploy', '--dry-run', ...settings], {}],
  ['the launch list', ['scripts/electrician.js', 'content', '--launch'], {}],
])('sample: false and no reviews are not enough for a domain: %s names what is still open', (_door, args, env) => {
  const { status, said } = run(args, env)
  expect(status).toBe(1)
  expect(said).toMatch(/business\.ts: 020 7946 0123 is a number of films/)
  expect(said).toMatch(/business\.ts: hello@sampleford\.example is an address that cannot exist/)
  expect(said).toMatch(/business\.ts: The law wants the street address/)
  expect(said).toMatch(/claims\.yaml: Is this true: insured up to £2M\?/)
  expect(said).toMatch(/guides\/terms\.md: Sample terms/)
  expect(said).not.toMatch(/sample: false\.|reviews\.yaml: The reviews are invented| {4}at /)
})

test('a claim that the owner has dated is no longer asked for, and the others are', () => {
  const path = join(folder, 'claims.yaml')
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, text.replace('insurance: no', 'insurance: 2026-11-20'))
  const { said } = run(['scripts/electrician.js', 'content', '--launch'], {})
  writeFileSync(path, text)
  expect(said).not.toContain('insured up to')
  expect(said).toContain('Is this true: Over 10 years in business?')
})
