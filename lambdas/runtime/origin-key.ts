import { createHash, timingSafeEqual } from 'node:crypto'
import { originKeyHeader } from '../contract/operations.ts'
import { VisibleError } from './visible-error.ts'

/** Refuses a call that did not come through the CDN (promise E8). The one place where that is checked. */
export function requireOriginKey(headers: Record<string, string | undefined>, originKey: string): void {
  const given = headers[originKeyHeader] ?? ''
  // Hashed, so that both sides are of one length and the comparison takes the same time whatever was given.
  if (!timingSafeEqual(sha256(given), sha256(originKey))) {
    throw new VisibleError('bad_request', 'Please use the website.')
  }
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
