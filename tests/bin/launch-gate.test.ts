import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { blankSettings } from '../fixtures/blank-settings.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

const folder = temporaryFolder()
cpSync('tests/fixtures/owner', folder, { recursive: true })

const domain = 'ordinary-electrical.co.uk'
const live = {
  ownerEmail: 'owner@example.com',
  senderEmail: `site@${domain}`,
  domain,
  hostedZoneId: 'Z0123456789',
  alarmEmails: `office@${domain}`,
}
const settings = Object.entries(live).flatMap(([key, value]) => ['-c', `${key}=${value}`])

function run(args: readonly string[], env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    env: { ...process.env, OWNER_FILES: folder, ...env },
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}

test.each<[door: string, args: string[], env: Record<string, string>]>([
  ['the CDK', ['bin/app.ts'], { CDK_CONTEXT_JSON: JSON.stringify({ ...blankSettings, ...live }) }],
  ['a build', ['scripts/electrician.js', 'build'], { SITE_URL: `https://${domain}` }],
  ['a deployment', ['scripts/electrician.js', 'deploy', '--dry-run', ...settings], {}],
  ['the launch list', ['scripts/electrician.js', 'content', '--launch'], {}],
])('%s refuses a domain until the contact details are confirmed [O7]', (_door, args, env) => {
  const { status, said } = run(args, env)
  expect(status).toBe(1)
  expect(said).toMatch(/contact\.yaml: Name, numbers and addresses are invented until you write the day/)
  expect(said).not.toMatch(/ {4}at /)
})

/** The owner's files named in the launch list. */
function named(): string[] {
  const { said } = run(['scripts/electrician.js', 'content', '--launch'], {})
  return [...new Set([...said.matchAll(/^(?:must|absent|should) .*?([\w-]+\.yaml): /gm)].map(([, file = '']) => file))]
}

test('the launch list names each file with something unconfirmed, and no longer once it is confirmed [O7]', async () => {
  const files = ['claims', 'contact', 'prices', 'reviews', 'team-note'].map((name) => `${name}.yaml`)
  expect(named().toSorted()).toEqual(files)
  const change = (file: string, from: RegExp, to: string) => {
    const path = join(folder, file)
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(from, to))
  }
  change('claims.yaml', /^(?!registration|notification)(\w+): no$/gm, '$1: 2026-11-20')
  for (const file of ['prices.yaml', 'team-note.yaml']) {
    change(file, /confirmed: no/g, 'confirmed: 2026-11-20')
  }
  writeFileSync(join(folder, 'reviews.yaml'), 'samples: no\n\nreviews:\n')
  const photo = sharp({ create: { width: 900, height: 900, channels: 3, background: '#808080' } })
  await Promise.all(['me.jpg', 'van.jpg'].map((name) => photo.clone().toFile(join(folder, name))))
  expect(named()).toEqual(['contact.yaml'])
})
