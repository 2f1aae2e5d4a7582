import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { firstKeysVersion, keysSecretName } from '#contract/operations.ts'
import { type Parameters, startCloudFormation } from '../../../scripts/local/services/cloudformation.ts'
import { localCredentials } from '../../../scripts/local/services/credentials.ts'
import { startSecretsManager } from '../../../scripts/local/services/secrets-manager.ts'
import { makeMissingKeys, readCanaryKeys, rotateKeys } from '../../../scripts/operate/keys.ts'

const deployment = { stage: 'live', region: 'eu-west-2' }
let folder = ''
let secrets: Awaited<ReturnType<typeof startSecretsManager>>
let stack: Awaited<ReturnType<typeof startCloudFormation>>
/** Parameters of each update, in order. */
let updates: Parameters[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keys-'))
  updates = []
  secrets = await startSecretsManager({ file: join(folder, 'secrets.json') })
  stack = await startCloudFormation({
    file: join(folder, 'parameters.json'),
    defaults: { KeysInUse: firstKeysVersion, KeysAccepted: firstKeysVersion, BootstrapVersion: '/cdk/version' },
    update: async (parameters) => {
      updates.push({ ...parameters })
    },
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

test('a rotation first has the new keys accepted, then used, and keeps the old ones accepted [E8]', async () => {
  await makeMissingKeys(deployment)
  const printed: string[] = []
  await rotateKeys(deployment, (text) => printed.push(text))
  const next = updates[1]?.KeysInUse ?? ''
  expect(updates).toEqual([
    { KeysInUse: firstKeysVersion, KeysAccepted: next, BootstrapVersion: '/cdk/version' },
    { KeysInUse: next, KeysAccepted: firstKeysVersion, BootstrapVersion: '/cdk/version' },
  ])
  for (const field of ['origin', 'formToken', 'canary', 'ownerLinks']) {
    expect(keyOf(field, next)).not.toBe(keyOf(field, firstKeysVersion))
  }
  expect(await readCanaryKeys(deployment)).toEqual([keyOf('canary', next)])
  // What is printed may stand in the log of a workflow.
  for (const version of [firstKeysVersion, next]) expect(printed.join()).not.toContain(keyOf('origin', version))
})

test('a rotation that was cut off goes on with the keys it had made [E8]', async () => {
  await makeMissingKeys(deployment)
  const cutOff = (text: string) => {
    if (text.startsWith('2 of 2')) throw new Error('cut off')
  }
  await expect(rotateKeys(deployment, cutOff)).rejects.toThrow('cut off')
  const made = updates[0]?.KeysAccepted
  await rotateKeys(deployment, () => {})
  expect(updates.at(-1)).toMatchObject({ KeysInUse: made, KeysAccepted: firstKeysVersion })
})

test('a look whether the service answers, which is no call, ends nothing', async () => {
  expect((await fetch(secrets.endpoint, { method: 'HEAD' })).status).toBe(400)
  expect(await makeMissingKeys(deployment)).toBe(true)
})
