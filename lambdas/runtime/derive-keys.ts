import { hkdfSync } from 'node:crypto'

type KeyPurpose = 'form-token' | 'canary' | 'owner-links' | 'desk'

/**
 * A key for one purpose from each secret (RFC 5869): who learns one can do nothing with the others. The stage is in none:
 * each has secrets that were made for it alone (`lib/keys.ts`), so a link of another opens nothing.
 */
export function deriveKeys(secrets: readonly string[], purpose: KeyPurpose): readonly string[] {
  return secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)).toString('base64url'))
}
