import { expect, test } from 'vitest'
import { deriveKey } from '../../../lambdas/runtime/derive-key.ts'

test('each purpose has a key of its own, always the same one, from each secret', () => {
  const keysOf = (secret: string) =>
    (['form-token', 'canary', 'owner-links'] as const).map((purpose) => deriveKey(secret, purpose))
  const all = ['a secret', 'another'].flatMap(keysOf)
  expect(new Set(all).size).toBe(6)
  expect(keysOf('a secret')).toEqual(all.slice(0, 3))
  for (const key of all) expect(key).toMatch(/^[\w-]{43}$/)
})
