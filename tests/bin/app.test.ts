import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { blankSettings } from '../fixtures/blank-settings.ts'

/** Runs the app as `cdk synth` does, with the given context only, which takes precedence over the settings file. */
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

test('without its two required settings the app names them and exits with 1', () => {
  const { status, stderr } = synthesise({})
  expect(status).toBe(1)
  expect(stderr).toMatch(/ownerEmail is missing[\s\S]*senderEmail is missing/)
  expect(stderr).not.toContain('    at ')
})
