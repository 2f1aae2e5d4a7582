import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Runs the app as `cdk synth` does, with nothing set but what is given. */
function synthesise(context: Record<string, string>) {
  const env = { PATH: process.env.PATH, CDK_CONTEXT_JSON: JSON.stringify(context) }
  return spawnSync(process.execPath, ['bin/app.ts'], { env, encoding: 'utf8' })
}

test('without its two settings the app says which are missing, and ends with 1', () => {
  const { status, stderr } = synthesise({})
  expect(status).toBe(1)
  expect(stderr).toMatch(/ownerEmail is missing[\s\S]*senderEmail is missing/)
  expect(stderr).not.toContain('    at ')
}, 60_000)

test('the sample business does not go live on a real domain', () => {
  const { status, stderr } = synthesise({
    ownerEmail: 'owner@example.com',
    senderEmail: 'site@sampleford.co.uk',
    domain: 'sampleford.co.uk',
    hostedZoneId: 'Z0123456789',
  })
  expect(status).toBe(1)
  expect(stderr).toMatch(/web\/content\/business\.ts[\s\S]*web\/content\/reviews\.ts/)
}, 60_000)
