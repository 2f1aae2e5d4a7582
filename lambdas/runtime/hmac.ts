import { createHmac, timingSafeEqual } from 'node:crypto'

/** Keys for one purpose. The first signs, all verify, so that they can be rotated. */
export type SigningKeys = readonly string[]

type Purpose = 'form-token' | 'form-post' | 'canary' | 'count' | 'owner-link'

/** Signs a text for one purpose; the signature is invalid for any other. */
export function sign([key = '']: SigningKeys, purpose: Purpose, text: string): string {
  return signature(key, purpose, text)
}

export function isSigned(keys: SigningKeys, purpose: Purpose, text: string, given: string): boolean {
  return keys.some((key) => {
    const expected = Buffer.from(signature(key, purpose, text))
    const compared = Buffer.from(given)
    return expected.length === compared.length && timingSafeEqual(expected, compared)
  })
}

function signature(key: string, purpose: Purpose, text: string): string {
  return createHmac('sha256', key).update(`${purpose}:${text}`).digest('base64url')
}
