import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { photoRules } from '#contract/photo-rules.ts'
import { projectImage } from '#contract/project-image.ts'
import { sentPage } from '#contract/quote-rules.ts'
import type { EdgeSite } from '#edge/viewer-request.ts'

export interface ViewerRequestSettings {
  /** The apex host, for example `example.co.uk`. Undefined while there is no domain: any host is served. */
  canonicalHost: string | undefined
  /** Slugs of all articles. */
  articleSlugs: readonly string[]
}

/** CloudFront refuses a longer function: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html */
export const maxFunctionBytes = 10 * 1024

/** Source of the CloudFront Function in `web/edge/viewer-request.ts`, with what it knows of the site. */
export function viewerRequestCode({ canonicalHost = '', articleSlugs }: ViewerRequestSettings): string {
  const site: EdgeSite = {
    host: canonicalHost,
    articles: articleSlugs,
    sent: sentPage,
    untouched: ['/api/', '/assets/', `/${projectImage.prefix}`, `/${photoRules.keyPrefix}`],
  }
  return `const site = ${JSON.stringify(site)};\n${handlerCode()}`
}

function handlerCode(): string {
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import { viewerRequest } from './viewer-request.ts'
        function handler(event) { return viewerRequest(event.request, site) }`,
      resolveDir: join(import.meta.dirname, '../web/edge'),
    },
    bundle: true,
    write: false,
    format: 'esm',
    // What the runtime cloudfront-js-2.0 takes beyond ES5.
    target: 'es5',
    supported: { 'const-and-let': true },
    // Nothing calls the handler but the edge.
    treeShaking: false,
  })
  return outputFiles.map(({ text }) => text).join('')
}
