import { expect, test } from 'vitest'
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

test('the key of signatures is derived, and does not give away the secret that the CDN sends', () => {
  const [key, another] = [signingKeyOf('a secret'), signingKeyOf('another')]
  expect(key).toMatch(/^[\w-]{43}$/)
  expect(key).not.toContain(Buffer.from('a secret').toString('base64url'))
  expect(another).not.toBe(key)
})
