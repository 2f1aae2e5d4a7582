import { hkdfSync } from 'node:crypto'

type KeyPurpose = 'form-token' | 'testEnquiry'

/**
 * Derives a key from the secret (HKDF, RFC 5869), so that a leaked one gives neither the secret nor the other keys.
 * `form-token` also signs the id of a post without script, and hides the addresses that are counted. The stage is no input:
 * each stage has its own secret (`lib/site-secret.ts`).
 */
export function deriveKey(secret: string, purpose: KeyPurpose): string {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)).toString('base64url')
}
