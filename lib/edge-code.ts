import { join } from 'node:path'
import { buildSync } from 'esbuild'
import type { PhotoEndings } from '#edge/photo-response.ts'
import type { EdgeSite } from '#edge/viewer-request.ts'
import { photoEndings, photoRules } from '#shared/photo-rules.ts'
import { projectImage } from '#shared/project-image.ts'

export interface ViewerRequestSettings {
  /** The apex host, for example `example.co.uk`. Undefined while there is no domain: any host is served. */
  canonicalHost: string | undefined
  /** HTML files of the site. */
  pages: readonly string[]
}

/** Viewer-request function of pages and files. */
export function viewerRequestCode({ canonicalHost = '', pages }: ViewerRequestSettings): string {
  const articles = pages.flatMap((page) => /^blog\/([^/]+)\/index\.html$/.exec(page)?.[1] ?? [])
  // It would redirect every article to the list of articles.
  if (articles.length === 0)
    throw new Error('The edge would know no article: the built site has no blog/NAME/index.html.')
  const known: EdgeSite = {
    host: canonicalHost,
    articles,
    untouched: ['/api/', '/assets/', `/${projectImage.prefix}`, `/${photoRules.keyPrefix}`],
  }
  return edgeCode('viewer-request', 'viewerRequest(event.request, known)', known)
}

/** Viewer-response function of visitors' photos. */
export function photoResponseCode(): string {
  const known: PhotoEndings = photoEndings
  return edgeCode('photo-response', 'photoResponse(event.response, known)', known)
}

/** Source of a CloudFront Function: a file of `web/edge`, the call of its handler, and its data about the site. */
function edgeCode(file: string, call: string, known: object): string {
  const { outputFiles, warnings } = buildSync({
    stdin: {
      contents: `import * as edge from './${file}.ts'
        function handler(event) { return edge.${call} }`,
      resolveDir: join(import.meta.dirname, '../web/edge'),
    },
    bundle: true,
    write: false,
    format: 'esm',
    // Features of the runtime cloudfront-js-2.0 beyond ES5.
    target: 'es5',
    supported: { 'const-and-let': true },
    // Only the edge calls the handler.
    treeShaking: false,
  })
  if (warnings.length > 0) throw new Error(`${file}.ts: ${warnings.map(({ text }) => text).join(', ')}`)
  return `const known = ${JSON.stringify(known)};\n${outputFiles.map(({ text }) => text).join('')}`
}
