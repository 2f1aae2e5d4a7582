import { readFile } from 'node:fs/promises'
import type { IncomingMessage, RequestListener, Server } from 'node:http'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { trustedTypesPolicy } from '#edge/security-headers.ts'
import { writeOwnerPhotos } from '../../pictures/owner-photos.ts'

/** Where the owner's photographs are made, which a build would put among its files. */
const madeFolder = '.cache/dev'

/** Paths that do not come from the site's bucket: the edge serves them in development too. */
const throughEdge = /^\/((api|media|customer-photos)\/|owner(\/|$))/

/** Hot reload speaks through `server`, the site's own: no port of its own that others could reach or take. */
export async function startVite(server: Server, stops: AsyncDisposableStack): Promise<ViteDevServer> {
  // Loaded only here: an ordinary start does without.
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: 'web/vite.config.ts',
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
  })
  stops.defer(() => vite.close())
  return vite
}

/**
 * Pages by Vite with hot reload; everything that is neither a page nor a source as always. `pageHeaders` are those of the
 * site's own pages. Of the CSP, which Vite's scripts break, only Trusted Types are left.
 */
export async function vitePages(
  vite: ViteDevServer,
  edge: RequestListener,
  pageHeaders: Record<string, string>,
): Promise<RequestListener> {
  await writeOwnerPhotos(madeFolder)
  const headers = new Map(Object.entries({ ...pageHeaders, 'content-security-policy': trustedTypesPolicy() }))
  return async (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    if (throughEdge.test(path) || !isRead(request)) return edge(request, response)
    const notMine = () => {
      for (const name of headers.keys()) response.removeHeader(name)
      edge(request, response)
    }
    try {
      response.setHeaders(headers)
      if (/^\/images\/owner-[\w.-]+$/.test(path)) return response.end(await readFile(join(madeFolder, path)))
      if (!(await isPage(vite, path))) return vite.middlewares(request, response, notMine)
      const html = await vite.transformIndexHtml(path, await readFile('web/index.html', 'utf8'))
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
    } catch (error) {
      console.error(`${path}:`, error)
      response.writeHead(500).end()
    }
  }
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}

/**
 * Asks the sources each time, so that a new page or article is found at once. While there is a mistake in them, every path
 * that is not a file's or Vite's own is a page: it fetches the module at fault, and Vite's overlay says what is wrong.
 */
async function isPage(vite: ViteDevServer, path: string): Promise<boolean> {
  try {
    // Vite cannot know what a module exports.
    const { pages } = (await vite.ssrLoadModule('/src/routes.tsx')) as typeof import('../../../web/src/routes.tsx')
    for (const row of pages) {
      const match = row.path === '*' ? null : new URLPattern({ pathname: row.path }).exec({ pathname: path })
      if (match && (!row.slugs || (await row.slugs()).includes(match.pathname.groups.slug ?? ''))) return true
    }
    return false
  } catch {
    return !/[.@]/.test(path)
  }
}
