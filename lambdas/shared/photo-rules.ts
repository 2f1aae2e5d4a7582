/** Rules for a customer's photos, shared by the form and the server. Imports nothing: the browser needs no schemas. */

const ascii = (text: string) => Array.from(text, (character) => character.charCodeAt(0))

/**
 * Accepted kinds of picture: endings of file name and media type (the first is used when serving), and magic bytes.
 * `undefined` is any byte: RIFF has its length there.
 */
const kinds = [
  { endings: ['jpeg', 'jpg'], starts: [[0xff, 0xd8, 0xff]] },
  { endings: ['png'], starts: [[0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a]] },
  { endings: ['webp'], starts: [[...ascii('RIFF'), undefined, undefined, undefined, undefined, ...ascii('WEBP')]] },
  { endings: ['gif'], starts: [ascii('GIF87a'), ascii('GIF89a')] },
] as const

export const photoRules = {
  maxPhotos: 5,
  /** 20 MB. */
  maxBytes: 20 * 1024 * 1024,
  types: kinds.flatMap(({ endings }) => endings.map((ending) => `image/${ending}` as const)),
  /** Every photo's key and its path on the site begin with this. */
  keyPrefix: 'customer-photos/',
  /** Seconds a signed upload URL lives. */
  uploadUrlSeconds: 300,
  /** Hours that a key's timestamp may differ from the server's time. */
  keyHours: 24,
  /** Minutes after the first Send that may have reached us until the page gives an upload up. */
  uploadWaitMinutes: 9,
  /** Minutes after an enquiry was received for which its mail waits for photos; longer than the page tries. */
  mailWaitMinutes: 10,
  /** Seconds between two checks for photos that are not there yet, after the first. */
  mailRecheckSeconds: 60,
  /** Hours for which a form's token is good for uploads; the form then fetches another. */
  tokenHours: 12,
} as const

/** `20MB`. */
export const maxPhotoText = `${photoRules.maxBytes / 1024 / 1024}MB`

/** The kinds as people know them: `JPG`, `PNG`. */
export const photoKinds = kinds.map(({ endings }) => (endings.at(-1) ?? '').toUpperCase())

/** File extension of each type, for the name under which a photo is served. */
export const photoEndings: Readonly<Record<string, string>> = Object.fromEntries(
  kinds.flatMap(({ endings }) => endings.map((ending) => [`image/${ending}`, endings[0]])),
)

/** Tag of a photo object, and its values: `pending` until its enquiry has claimed it, then `attached`. */
export const photoTag = { key: 'state', pending: 'pending', attached: 'attached' } as const

/** The tag of an upload, as S3 takes it in a header. */
export const uploadTagging = `${photoTag.key}=${photoTag.pending}`

/**
 * File name for use in a key: every character other than letters, digits, dot and hyphen becomes an underscore.
 */
export function sanitiseFilename(name: string): string {
  return name.replace(/[^A-Za-z0-9.-]/g, '_')
}

/** Headers that the browser must send with the PUT, because the signature covers them. */
export function uploadHeaders(contentType: string): Record<string, string> {
  return { 'Content-Type': contentType, 'If-None-Match': '*', 'x-amz-tagging': uploadTagging }
}

/** How many first bytes tell the kind of a file. */
export const signatureBytes = Math.max(...kinds.flatMap(({ starts }) => starts.map(({ length }) => length)))

/** Media type of an accepted picture, by its first bytes, whatever its name and label. Undefined for any other file. */
export function pictureTypeOf(file: Uint8Array): string | undefined {
  const isStart = (start: readonly (number | undefined)[]) =>
    start.every((byte, at) => byte === undefined || file[at] === byte)
  const kind = kinds.find(({ starts }) => starts.some(isStart))
  return kind && `image/${kind.endings[0]}`
}

/** Brands of HEIF with an HEVC picture or of no kind in particular: https://mp4ra.org/registered-types/brands */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1']

/** True for a phone's HEIC picture, by its first bytes (ISO/IEC 14496-12, 4.3), whatever its name and label. */
export function isHeic(file: Uint8Array): boolean {
  const type = String.fromCharCode(...file.subarray(4, 12))
  return heicBrands.some((brand) => type === `ftyp${brand}`)
}
