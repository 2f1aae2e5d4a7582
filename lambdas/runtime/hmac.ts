import { createHmac, timingSafeEqual } from 'node:crypto'

type Purpose = 'form-token' | 'form-post' | 'testEnquiry' | 'count'

/** Signs a text for one purpose; the signature is invalid for any other. */
export function sign(key: string, purpose: Purpose, text: string): string {
  return createHmac('sha256', key).update(`${purpose}:${text}`).digest('base64url')
}

export function isSigned(key: string, purpose: Purpose, text: string, given: string): boolean {
  const expected = Buffer.from(sign(key, purpose, text))
  const compared = Buffer.from(given)
  return expected.length === compared.length && timingSafeEqual(expected, compared)
}
