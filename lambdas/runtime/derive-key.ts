import { hkdfSync } from 'node:crypto'

type KeyPurpose = 'form-token' | 'canary' | 'owner-links'

/**
 * Derives the key for one purpose from the secret (HKDF, RFC 5869), so that a leaked key is useless for other purposes. The
 * stage is no input: each stage has its own secret (`lib/site-secret.ts`).
 */
export function deriveKey(secret: string, purpose: KeyPurpose): string {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)).toString('base64url')
}
