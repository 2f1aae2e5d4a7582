import { expect, test } from 'vitest'
import { deriveKeys } from '../../../lambdas/runtime/derive-keys.ts'

test('each purpose has a key of its own from each secret, always the same one [E8]', () => {
  const secrets = ['in use', 'accepted']
  const all = (['form-token', 'canary', 'owner-links'] as const).flatMap((purpose) => deriveKeys(secrets, purpose))
  expect(new Set([...all, ...secrets]).size).toBe(8)
  expect(deriveKeys(secrets, 'canary')).toEqual(deriveKeys(secrets, 'canary'))
  for (const key of all) expect(key).toMatch(/^[\w-]{43}$/)
})
