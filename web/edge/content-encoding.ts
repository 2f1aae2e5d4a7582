/**
 * Hashed assets are stored in Brotli at its best, a tenth smaller than what the CDN makes in passing. Browsers alone ask
 * for them, and over HTTPS every one that the site supports reads Brotli; a page, a picture or `robots.txt` is also for
 * machines that may not.
 */
export const hashedAssetEncoding = 'br'

/** The header for a file of the built site, by its path inside the site's folder. */
export function contentEncodingOf(path: string): typeof hashedAssetEncoding | undefined {
  return path.startsWith('assets/') ? hashedAssetEncoding : undefined
}
