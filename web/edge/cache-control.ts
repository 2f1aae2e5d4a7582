/**
 * Cache lifetimes for browsers and the CDN, by kind of file. Uploads to the site's bucket set these headers, and the
 * local server sends them. Those of the API are in `#shared/routes.ts`.
 */
export const cacheControl = {
  /** Under /assets/: the file name contains a hash of the content. */
  hashedAsset: 'public, max-age=31536000, immutable',
  /** Pages: the browser always revalidates; the CDN caches them until a deployment invalidates them, at most a day. */
  page: 'public, max-age=0, s-maxage=86400, must-revalidate',
  /** Everything else with a fixed name: icons, the sitemap, the site's fallback copies of pictures. */
  file: 'public, max-age=3600, s-maxage=86400',
} as const

/** The header for a file of the built site, by its path inside the site's folder. */
export function cacheControlOf(path: string): string {
  if (path.startsWith('assets/')) return cacheControl.hashedAsset
  return path.endsWith('.html') ? cacheControl.page : cacheControl.file
}
