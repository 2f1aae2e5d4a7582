import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signs a text for one purpose: the signature is no good for another. */
export function sign(key: string, purpose: 'form-token' | 'canary', text: string): string {
  return createHmac('sha256', key).update(`${purpose}:${text}`).digest('base64url')
}

export function isSigned(key: string, purpose: 'form-token' | 'canary', text: string, signature: string): boolean {
  const expected = Buffer.from(sign(key, purpose, text))
  const given = Buffer.from(signature)
  return expected.length === given.length && timingSafeEqual(expected, given)
}
