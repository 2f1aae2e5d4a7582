import { photoRules, sanitiseFilename } from '../shared/photo-rules.ts'

/** `customer-photos/{timestamp}-{uuid}-{sanitised filename}`. */
export function photoKey(filename: string, now: number, uuid: string): string {
  return `${photoRules.keyPrefix}${now}-${uuid}-${sanitiseFilename(filename)}`
}

/** Public address of a photo once its enquiry has arrived. */
export function photoUrl(siteUrl: string, key: string): string {
  return `${siteUrl}/${key}`
}

const keyPattern = new RegExp(
  `^${photoRules.keyPrefix}\\d{13}-[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}-[A-Za-z0-9._-]{1,255}$`,
)

/**
 * The key in a photo's URL, or undefined for any other URL. The origin is ignored: the
 * site may have had another domain when the photo was uploaded, and the key alone identifies the object.
 */
export function photoKeyOf(url: unknown): string | undefined {
  if (typeof url !== 'string' || !URL.canParse(url)) return undefined
  const key = new URL(url).pathname.slice(1)
  return keyPattern.test(key) ? key : undefined
}
