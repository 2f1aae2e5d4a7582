import { spawnSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { blankSettings } from '../fixtures/blank-settings.ts'
import { confirmedFiles, writeConfirmedOwner } from '../fixtures/confirmed-owner.ts'
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
])('%s refuses a domain as long as something is not confirmed, with one list', (_door, args, env) => {
  const { status, said } = run(args, env)
  expect(status).toBe(1)
  for (const file of ['contact', 'claims', 'prices', 'reviews', 'advice']) {
    expect(said).toMatch(new RegExp(`/${file}\\.yaml, line 1: \\w`))
  }
  expect(said).not.toMatch(/ {4}at /)
})

test.each(confirmedFiles)(
  'with all confirmed but %s that file alone is on the list, and with all five there is none',
  (name) => {
    const owner = join(folder, 'confirmed')
    writeConfirmedOwner(owner, { [name]: (text: string) => text.replace('confirmed: 2026-11-25', 'confirmed: no') })
    const script = `const { refuseUnconfirmed } = await import('./web/content/lib/launch-gate.ts')
    for (const host of ['d111.cloudfront.net', 'sampleford.example', '${domain}']) refuseUnconfirmed(host)`
    const args = ['--input-type=module', '--eval', script]
    const { said } = run(args, { OWNER_FILES: owner })
    const named = [...said.matchAll(/^\S+\/(\w+)\.yaml, line \d+: /gm)].map(([, file]) => file)
    expect(named).toEqual([name])
    expect(said).toContain(`cannot go live on ${domain} yet`)
    writeConfirmedOwner(owner)
    expect(run(args, { OWNER_FILES: owner })).toEqual({ status: 0, said: '' })
  },
)
