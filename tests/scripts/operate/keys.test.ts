import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { firstKeysVersion, keysSecretName } from '#contract/operations.ts'
import { startCloudFormation } from '../../../scripts/local/services/cloudformation.ts'
import { localCredentials } from '../../../scripts/local/services/credentials.ts'
import { startSecretsManager } from '../../../scripts/local/services/secrets-manager.ts'
import { makeMissingKeys, readCanaryKeys } from '../../../scripts/operate/keys.ts'

const deployment = { stage: 'live', region: 'eu-west-2' }
let folder = ''
let secrets: Awaited<ReturnType<typeof startSecretsManager>>
let stack: Awaited<ReturnType<typeof startCloudFormation>>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keys-'))
  secrets = await startSecretsManager({ file: join(folder, 'secrets.json') })
  stack = await startCloudFormation({
    file: join(folder, 'parameters.json'),
    defaults: { KeysInUse: firstKeysVersion, KeysAccepted: firstKeysVersion },
    update: async () => {},
  })
  const environment = {
    ...localCredentials,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets.endpoint,
    AWS_ENDPOINT_URL_CLOUDFORMATION: stack.endpoint,
  }
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await Promise.all([secrets.stop(), stack.stop()])
  await rm(folder, { recursive: true, force: true })
})

const keyOf = (field: string, version = '') => secrets.resolve(keysSecretName(deployment), field, version)

test('keys are made once, each random and unlike the others [E8]', async () => {
  expect(await makeMissingKeys(deployment)).toBe(true)
  const made = ['origin', 'formToken', 'canary', 'ownerLinks'].map((name) => keyOf(name, firstKeysVersion))
  expect(new Set(made).size).toBe(4)
  for (const key of made) expect(key).toMatch(/^[\w-]{43}$/)
  expect(await makeMissingKeys(deployment)).toBe(false)
  expect(keyOf('origin', firstKeysVersion)).toBe(made[0])
})

test('the canary is signed with the version that the stack uses', async () => {
  await makeMissingKeys(deployment)
  expect(await readCanaryKeys(deployment)).toEqual([keyOf('canary', firstKeysVersion)])
})

test('a look whether the service answers, which is no call, ends nothing', async () => {
  expect((await fetch(secrets.endpoint, { method: 'HEAD' })).status).toBe(400)
  expect(await makeMissingKeys(deployment)).toBe(true)
})
