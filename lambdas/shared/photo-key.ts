/**
 * Keys of customers' photos. The browser makes a key when a photo is chosen; the server accepts this shape alone.
 * Imports no zod.
 */
import { photoRules, sanitiseFilename } from './photo-rules.ts'

/**
 * `customer-photos/{timestamp}-{uuid}-{sanitised filename}`. `now`: epoch milliseconds. Of a long name the end is kept.
 */
export function createPhotoKey(filename: string, now: number, uuid: string): string {
  return `${photoRules.keyPrefix}${now}-${uuid}-${sanitiseFilename(filename.slice(-longestName)) || 'photo'}`
}

/** A file system allows 255 bytes for the last part of a key, with what a store or a copy adds to it. */
const longestName = 100

const keyPattern = new RegExp(
  `^${photoRules.keyPrefix}(?<time>\\d{13})-[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}-[A-Za-z0-9._-]{1,${longestName}}$`,
)

/** Epoch milliseconds in a key. Undefined for any other text. */
export function readPhotoKey(key: string): { time: number } | undefined {
  const { time } = keyPattern.exec(key)?.groups ?? {}
  return time === undefined ? undefined : { time: Number(time) }
}

/** Public address of a photo, which opens once its enquiry has claimed it. */
export function photoUrl(siteUrl: string, key: string): string {
  return `${siteUrl}/${key}`
}

/**
 * The key in a photo's URL, or undefined for any other URL. The origin is ignored: the
 * site may have had another domain when the photo was uploaded, and the key alone identifies the object.
 */
export function photoKeyOf(url: unknown): string | undefined {
  if (typeof url !== 'string') return undefined
  try {
    const key = new URL(url).pathname.slice(1)
    return readPhotoKey(key) ? key : undefined
  } catch {
    return undefined
  }
}
