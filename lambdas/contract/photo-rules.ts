/**
 * Rules for a customer's photos (specification 5), shared by the form and the server.
 * This file imports nothing, so that the browser can use it without the schemas.
 */
export const photoRules = {
  maxPhotos: 5,
  /** 20 MB. */
  maxBytes: 20 * 1024 * 1024,
  types: ['image/jpeg', 'image/jpg', 'image/png', 'image/webp', 'image/gif'],
  /** Every photo's key starts with this, and so does its URL on the site. */
  keyPrefix: 'customer-photos/',
  /** Seconds a signed upload URL lives (promise P1). */
  uploadUrlSeconds: 300,
} as const

/** Tags of a photo object: `pending` until its enquiry has arrived, then `attached` (promise P7). */
export const photoTag = { pending: 'state=pending', attached: 'state=attached' } as const

/**
 * File name as it stands in the key: every character other than letters, digits, dot and hyphen
 * becomes an underscore (specification 7.3).
 */
export function sanitiseFilename(name: string): string {
  return name.replace(/[^A-Za-z0-9.-]/g, '_')
}

/** Headers the browser must send with the signed PUT, and the signature covers (promise P1). */
export function uploadHeaders(contentType: string): Record<string, string> {
  return { 'Content-Type': contentType, 'If-None-Match': '*', 'x-amz-tagging': photoTag.pending }
}
