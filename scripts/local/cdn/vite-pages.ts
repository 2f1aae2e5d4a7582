import type { RequestListener, Server } from 'node:http'
import { trustedTypesPolicy } from '#edge/security-headers.ts'
import { photoRules } from '#shared/photo-rules.ts'
import { projectImage } from '#shared/project-image.ts'

/** Served as usual: what is not from the site's bucket, and what only a build makes. */
const throughEdge = new RegExp(
  `^/(api/|${projectImage.prefix}|${photoRules.keyPrefix}|owner|social/|images/owner-|sitemap|robots|site\\.)`,
)

/**
 * Serves pages and sources by Vite with hot reload, everything else as usual. `pageHeaders` are those of the site's own
 * pages. Of their CSP only Trusted Types are kept, because Vite's scripts violate the rest.
 */
export async function vitePages(
  server: Server,
  edge: RequestListener,
  pageHeaders: Record<string, string>,
  stops: AsyncDisposableStack,
): Promise<RequestListener> {
  // Imported only here: a start without --dev does not need it.
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: 'web/vite.config.ts',
    server: {
      middlewareMode: true,
      // On the site's own port rather than one of its own, which others could reach or occupy.
      hmr: { server },
      headers: { ...pageHeaders, 'content-security-policy': trustedTypesPolicy() },
    },
  })
  stops.defer(() => vite.close())
  return (request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (isRead && !throughEdge.test(request.url ?? '/')) vite.middlewares(request, response)
    else edge(request, response)
  }
}
