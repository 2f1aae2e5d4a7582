import { expect, test, vi } from 'vitest'
import { readEnv } from '../../../lambdas/runtime/env.ts'
import { isSigned, sign, signingKeyOf } from '../../../lambdas/runtime/hmac.ts'

test('a signature is good for its key, its purpose and its text alone', () => {
  const signature = sign('key', 'form-token', '1700000000000')
  expect(isSigned('key', 'form-token', '1700000000000', signature)).toBe(true)
  // One key signs for every purpose, so the purpose is all that keeps a token from being taken for something else.
  for (const purpose of ['form-post', 'test-enquiry', 'count'] as const)
    expect(isSigned('key', purpose, '1700000000000', signature), purpose).toBe(false)
  expect(isSigned('another key', 'form-token', '1700000000000', signature)).toBe(false)
  expect(isSigned('key', 'form-token', '1700000000001', signature)).toBe(false)
  for (const forged of ['', signature.slice(1), `${signature}x`])
    expect(isSigned('key', 'form-token', '1700000000000', forged), forged).toBe(false)
})

test('a function signs with a derived key; the secret itself it only compares with what the CDN sends', () => {
  vi.stubEnv('SITE_SECRET', 'a secret')
  const { ORIGIN_KEY, SIGNING_KEY } = readEnv('ORIGIN_KEY', 'SIGNING_KEY')
  expect(ORIGIN_KEY).toBe('a secret')
  expect(SIGNING_KEY).toMatch(/^[\w-]{43}$/)
  expect([signingKeyOf('a secret'), signingKeyOf('another')]).toEqual([
    SIGNING_KEY,
    expect.not.stringMatching(SIGNING_KEY),
  ])
})
