import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a signature is for: it is no good for anything else. */
type Purpose = 'form-token' | 'canary' | 'address'

export function sign(key: string, purpose: Purpose, text: string): string {
  return createHmac('sha256', key).update(`${purpose}:${text}`).digest('base64url')
}

export function isSigned(key: string, purpose: Purpose, text: string, signature: string): boolean {
  const expected = Buffer.from(sign(key, purpose, text))
  const given = Buffer.from(signature)
  return expected.length === given.length && timingSafeEqual(expected, given)
}
