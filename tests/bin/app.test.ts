import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { business } from '#content/business.ts'
import { reviewsAreSamples } from '#content/reviews.ts'
import { blankSettings } from '../fixtures/blank-settings.ts'

/** Runs the app as `cdk synth` does, with nothing set but what is given: what the command line says goes before the file. */
function synthesise(context: Record<string, string>) {
  const { PATH, OWNER_FILES, NODE_COMPILE_CACHE } = process.env
  const env = {
    PATH,
    OWNER_FILES,
    NODE_COMPILE_CACHE,
    CDK_CONTEXT_JSON: JSON.stringify({ ...blankSettings, ...context }),
  }
  return spawnSync(process.execPath, ['bin/app.ts'], { env, encoding: 'utf8' })
}

test('without its two settings the app says which are missing, and ends with 1', () => {
  const { status, stderr } = synthesise({})
  expect(status).toBe(1)
  expect(stderr).toMatch(/ownerEmail is missing[\s\S]*senderEmail is missing/)
  expect(stderr).not.toContain('    at ')
})

test('what is invented, and only that, keeps the site from a real domain', () => {
  const { stderr } = synthesise({
    ownerEmail: 'owner@example.com',
    senderEmail: 'site@sampleford.co.uk',
    domain: 'sampleford.co.uk',
    hostedZoneId: 'Z0123456789',
    alarmEmails: 'office@sampleford.co.uk',
  })
  expect(stderr.includes('The site cannot go live')).toBe(business.sample || reviewsAreSamples)
  expect(stderr.includes('web/content/business.ts')).toBe(business.sample)
  expect(stderr.includes('web/content/owner/reviews.yaml')).toBe(reviewsAreSamples)
})
