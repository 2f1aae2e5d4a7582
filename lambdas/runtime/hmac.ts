import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** `count` hides networks and mailboxes, `form-post` names a post without script. */
type Purpose = 'form-token' | 'form-post' | 'test-enquiry' | 'count'

/**
 * The key of every signature, derived from the deployment's secret (HKDF, RFC 5869), so that it does not give away what
 * the CDN sends. The stage is no input: each stage has its own secret (`lib/site-secret.ts`).
 */
export function signingKeyOf(secret: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', 'signatures', 32)).toString('base64url')
}

/** Signs a text for one purpose; the signature is invalid for any other. */
export function sign(key: string, purpose: Purpose, text: string): string {
  return createHmac('sha256', key).update(`${purpose}:${text}`).digest('base64url')
}

export function isSigned(key: string, purpose: Purpose, text: string, signature: string): boolean {
  return isSame(sign(key, purpose, text), signature)
}

/** Compares secrets in a time that does not tell where they differ. */
export function isSame(secret: string, sent: string): boolean {
  const [expected, actual] = [Buffer.from(secret), Buffer.from(sent)]
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}
