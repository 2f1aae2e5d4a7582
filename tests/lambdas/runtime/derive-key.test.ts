import { expect, test, vi } from 'vitest'
import { deriveKey } from '../../../lambdas/runtime/derive-key.ts'
import { readEnv } from '../../../lambdas/runtime/env.ts'

test('each purpose has a key of its own, always the same one, from each secret', () => {
  const keysOf = (secret: string) =>
    (['form-token', 'testEnquiry'] as const).map((purpose) => deriveKey(secret, purpose))
  const all = ['a secret', 'another'].flatMap(keysOf)
  expect(new Set(all).size).toBe(4)
  expect(keysOf('a secret')).toEqual(all.slice(0, 2))
  for (const key of all) expect(key).toMatch(/^[\w-]{43}$/)
})

test('a function signs with derived keys alone; the secret itself it only compares with what the CDN sends', () => {
  vi.stubEnv('SITE_SECRET', 'a secret')
  expect(readEnv('ORIGIN_KEY', 'FORM_TOKEN_KEY', 'TEST_ENQUIRY_KEY')).toEqual({
    ORIGIN_KEY: 'a secret',
    FORM_TOKEN_KEY: deriveKey('a secret', 'form-token'),
    TEST_ENQUIRY_KEY: deriveKey('a secret', 'testEnquiry'),
  })
})
