/**
 * Pages, scripts and styles lie in the site's bucket a second time, compressed as well as Brotli can: the CDN, which
 * compresses in passing, makes them a tenth larger, and a page must fit into the first round trip. The edge sends the
 * copy to whoever takes Brotli. As little syntax as in `viewer-request.ts`, which is built with it.
 */

/** Ending of a copy, after the whole name of its file. */
export const brotliEnding = '.br'

/** Whether the file at this path has a copy: not the error page, which the CDN itself asks for. */
export function hasBrotliCopy(path: string): boolean {
  return /(^|\/)index\.html$/.test(path) || /^\/?assets\/.+\.(js|css)$/.test(path)
}
