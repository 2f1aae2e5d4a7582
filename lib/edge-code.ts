import { photoEndings, photoRules } from '#contract/photo-rules.ts'
import { projectImage } from '#contract/project-image.ts'
import type { PhotoEndings } from '#edge/photo-response.ts'
import type { EdgeSite } from '#edge/viewer-request.ts'
import { edgeFunctionCode } from './edge-function-code.ts'

export interface ViewerRequestSettings {
  /** The apex host, for example `example.co.uk`. Undefined while there is no domain: any host is served. */
  canonicalHost: string | undefined
  /** HTML files of the site. */
  pages: readonly string[]
}

/** Sees each request for a page or a file. */
export function viewerRequestCode({ canonicalHost = '', pages }: ViewerRequestSettings): string {
  const known: EdgeSite = {
    host: canonicalHost,
    articles: pages.flatMap((page) => /^blog\/([^/]+)\/index\.html$/.exec(page)?.[1] ?? []),
    named: pages
      .flatMap((page) => /^((services|areas)\/[^/]+)\/index\.html$/.exec(page)?.[1] ?? [])
      .map((path) => `/${path}`),
    untouched: ['/api/', '/assets/', `/${projectImage.prefix}`, `/${photoRules.keyPrefix}`],
  }
  return edgeFunctionCode({ file: 'viewer-request', call: 'viewerRequest(event.request, known)', known })
}

/** Sees each answer with a visitor's photo. */
export function photoResponseCode(): string {
  const known: PhotoEndings = photoEndings
  return edgeFunctionCode({ file: 'photo-response', call: 'photoResponse(event.response, known)', known })
}
