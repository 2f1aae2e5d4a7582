/**
 * Rules for a customer's photos, shared by the form and the server. Imports nothing: the browser needs no schemas.
 */
export const photoRules = {
  maxPhotos: 5,
  /** 20 MB. */
  maxBytes: 20 * 1024 * 1024,
  types: ['image/jpeg', 'image/jpg', 'image/png', 'image/webp', 'image/gif'],
  /** Every photo's key and its path on the site begin with this. */
  keyPrefix: 'customer-photos/',
  /** Seconds a signed upload URL lives [P1]. */
  uploadUrlSeconds: 300,
  /** Hours for which a form's token is good for uploads [P9]; the form then fetches another. */
  tokenHours: 12,
} as const

/** `20MB`. */
export const maxPhotoText = `${photoRules.maxBytes / 1024 / 1024}MB`

/** The kinds as people name them: `JPG`, `PNG`. */
export const photoKinds = photoRules.types
  .filter((type) => type !== 'image/jpeg')
  .map((type) => type.replace('image/', '').toUpperCase())

/** File name's ending of each type: `photo.jpeg` is what a photo is called when it is served [P9]. */
export const photoEndings: Record<(typeof photoRules.types)[number], string> = {
  'image/jpeg': 'jpeg',
  'image/jpg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
}

/** Tags of a photo object: `pending` until its enquiry has arrived, then `attached` [P7]. */
export const photoTag = { pending: 'state=pending', attached: 'state=attached' } as const

/**
 * File name for use in a key: every character other than letters, digits, dot and hyphen becomes an underscore.
 */
export function sanitiseFilename(name: string): string {
  return name.replace(/[^A-Za-z0-9.-]/g, '_')
}

/** Headers that the browser must send with the PUT, because the signature covers them [P1]. */
export function uploadHeaders(contentType: string): Record<string, string> {
  return { 'Content-Type': contentType, 'If-None-Match': '*', 'x-amz-tagging': photoTag.pending }
}

/** Bytes needed to tell the four kinds of picture apart. */
export const signatureBytes = 12

const ascii = (text: string) => Array.from(text, (character) => character.charCodeAt(0))

/** First bytes of each kind [P5]; `undefined` is any byte: RIFF has its length there. */
const signatures: readonly (readonly (number | undefined)[])[] = [
  [0xff, 0xd8, 0xff],
  [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a],
  [...ascii('RIFF'), undefined, undefined, undefined, undefined, ...ascii('WEBP')],
  ascii('GIF87a'),
  ascii('GIF89a'),
]

/** True when a file begins as a JPEG, PNG, WebP or GIF does, regardless of its name and type. */
export function isPicture(start: Uint8Array): boolean {
  return signatures.some((signature) => signature.every((byte, at) => byte === undefined || start[at] === byte))
}
