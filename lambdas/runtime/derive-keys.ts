import { hkdfSync } from 'node:crypto'

type KeyPurpose = 'form-token' | 'canary' | 'owner-links'

/**
 * Derives a key for one purpose from each secret (HKDF, RFC 5869), so that a leaked key is useless for other purposes. The
 * stage is no input: each stage has its own secrets (`lib/keys.ts`).
 */
export function deriveKeys(secrets: readonly string[], purpose: KeyPurpose): readonly string[] {
  return secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)).toString('base64url'))
}
