/**
 * How long a browser and the CDN may keep each kind of file. The uploads to the site's bucket set these headers, and
 * the local server sends them [E6]. The API's are in `#contract/routes.ts`.
 */
export const cacheControl = {
  /** Under /assets/: the name changes with the content. */
  hashedAsset: 'public, max-age=31536000, immutable',
  /** Pages: the browser always revalidates; the CDN keeps them until a deployment invalidates them, at most a day. */
  page: 'public, max-age=0, s-maxage=86400, must-revalidate',
  /** Everything else with a fixed name: icons, the sitemap, the site's fallback copies of pictures. */
  file: 'public, max-age=3600, s-maxage=86400',
} as const

/** The header for a file of the built site, by its path inside the site's folder. */
export function cacheControlOf(path: string): string {
  if (path.startsWith('assets/')) return cacheControl.hashedAsset
  return path.endsWith('.html') ? cacheControl.page : cacheControl.file
}
