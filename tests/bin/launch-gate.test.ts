import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
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

test.each<[door: string, args: string[], env: Record<string, string>, also?: RegExp]>([
  ['the CDK', ['bin/app.ts'], { CDK_CONTEXT_JSON: JSON.stringify({ ...blankSettings, ...live }) }],
  ['a build', ['scripts/electrician.js', 'build'], { SITE_URL: `https://${domain}` }],
  ['a deployment', ['scripts/electrician.js', 'deploy', '--dry-run', ...settings], {}],
  [
    'the launch list, with what should be said too,',
    ['scripts/electrician.js', 'content', '--launch'],
    {},
    /team-note\.yaml: There is no photograph.*to-confirm\.ts: For the electrician: C1 and C2/s,
  ],
])(
  'sample: false and no reviews are not enough for a domain: %s names what is still open',
  (_door, args, env, also = /business/) => {
    const { status, said } = run(args, env)
    expect(status).toBe(1)
    expect(said).toMatch(/contact\.yaml: Name, numbers and addresses are invented/)
    expect(said).toMatch(/contact\.yaml: The law wants the street address/)
    expect(said).toMatch(/claims\.yaml: Is this true: insured up to £2M\?/)
    expect(said).toMatch(/guides\/terms\.md: Sample terms/)
    expect(said).toMatch(/prices\.yaml: Prices are samples/)
    expect(said).toMatch(also)
    expect(said).not.toMatch(/sample: false\.|reviews\.yaml: The reviews are invented| {4}at /)
  },
)

test('the launch list no longer names what has been replaced, and names what has not', async () => {
  const change = (file: string, from: RegExp, to: string) => {
    const path = join(folder, file)
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(from, to))
  }
  change('claims.yaml', /: no$/gm, ': 2026-11-20')
  change('prices.yaml', /confirmed: no/g, 'confirmed: 2026-11-20')
  const photo = sharp({ create: { width: 900, height: 900, channels: 3, background: '#808080' } })
  await Promise.all(['me.jpg', 'van.jpg'].map((name) => photo.clone().toFile(join(folder, name))))
  cpSync('tests/fixtures/owner/reviews.yaml', join(folder, 'reviews.yaml'))
  const { said } = run(['scripts/electrician.js', 'content', '--launch'], {})
  const named = [...said.matchAll(/^(?:must|should) .*?([\w-]+\.yaml): /gm)].map(([, file]) => file)
  expect(new Set(named)).toEqual(new Set(['contact.yaml', 'reviews.yaml']))
})
