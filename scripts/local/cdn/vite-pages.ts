import type { IncomingMessage, RequestListener } from 'node:http'

/** Paths that do not come from the site's bucket: the edge serves them in development too. */
const throughEdge = /^\/(api|media|customer-photos)\//

/** Pages by Vite with hot reload; the API, pictures and photos as always. Without the CSP, which Vite's scripts break. */
export async function vitePages(
  edge: RequestListener,
  onStarted: (stop: () => Promise<void>) => void,
): Promise<RequestListener> {
  // Loaded only here: an ordinary start does without.
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: 'web/vite.config.ts',
    server: { middlewareMode: true },
    appType: 'spa',
  })
  onStarted(() => vite.close())
  return (request: IncomingMessage, response) => {
    if (throughEdge.test(request.url ?? '')) edge(request, response)
    else vite.middlewares(request, response)
  }
}
