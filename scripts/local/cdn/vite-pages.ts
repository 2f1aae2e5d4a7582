import { readFile } from 'node:fs/promises'
import type { IncomingMessage, RequestListener, Server } from 'node:http'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { trustedTypesPolicy } from '#edge/security-headers.ts'
import { writeOwnerPhotos } from '../../pictures/owner-photos.ts'

/** Where the owner's photographs are processed; a build would put them into its output. */
const madeFolder = '.cache/dev'

/** Paths that are not served from the site's bucket: in development the edge serves them too. */
const throughEdge = /^\/((api|media|customer-photos)\/|owner(\/|$))/

/** Hot reload uses the site's own `server` rather than a port of its own, which others could reach or occupy. */
export async function startVite(server: Server, stops: AsyncDisposableStack): Promise<ViteDevServer> {
  // Imported only here: a start without --dev does not need it.
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
 * Serves pages by Vite with hot reload; anything that is neither a page nor a source as usual. `pageHeaders` are those
 * of the site's own pages. Of their CSP only Trusted Types are kept, because Vite's scripts violate the rest.
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
      // A build copies them to that address.
      if (path === '/site.css') request.url = '/src/styles/site.css'
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
 * Reads the sources each time, so that a new page or article is found at once. If they contain an error, any path that
 * is not a file's or Vite's own counts as a page: it imports the faulty module, and Vite's overlay shows the error.
 */
async function isPage(vite: ViteDevServer, path: string): Promise<boolean> {
  try {
    // Cast: Vite cannot type a module's exports.
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
