import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startVite, vitePages } from '../../../../scripts/local/cdn/vite-pages.ts'
import { type LocalService, listening } from '../../../../scripts/local/services/http-server.ts'

const stops = new AsyncDisposableStack()
let site: LocalService

async function startDev(): Promise<LocalService> {
  const server: Server = createServer()
  const vite = await startVite(server, stops)
  const pages = await vitePages(vite, (_, response) => response.writeHead(404).end('from the edge'), [
    { name: 'X-Frame-Options', value: 'DENY', override: true },
    { name: 'Content-Security-Policy', value: "script-src 'self'", override: true },
  ])
  server.on('request', pages)
  const service = await listening(server)
  stops.defer(service.stop)
  return service
}

beforeAll(async () => {
  site = await startDev()
})
afterAll(() => stops.disposeAsync())

test.each(['/', '/about', '/services/emergency', '/src/entry-client.tsx'])('%s comes from its source', async (path) => {
  const answer = await fetch(site.endpoint + path)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('/@vite/client')
})

test.each(['/nosuch', '/services/nosuch', '/sitemap.xml', '/about/', '/api/projects'])(
  '%s is left to the edge, as in an ordinary start',
  async (path) => {
    expect(await (await fetch(site.endpoint + path)).text()).toBe('from the edge')
  },
)

test.each(['POST', 'DELETE', 'OPTIONS'])('a page that is asked by %s is left to the edge', async (method) => {
  expect(await (await fetch(`${site.endpoint}/about`, { method })).text()).toBe('from the edge')
})

test.each(['/', '/favicon.svg', '/src/entry-client.tsx'])("%s has the headers of the site's pages", async (path) => {
  expect((await fetch(site.endpoint + path)).headers.get('x-frame-options')).toBe('DENY')
})

test('what is left to the edge has the headers of the edge alone', async () => {
  expect((await fetch(`${site.endpoint}/nosuch`)).headers.has('x-frame-options')).toBe(false)
})

test('a page in development has the part of its policy that Vite leaves whole [E5]', async () => {
  const { headers } = await fetch(site.endpoint)
  expect(headers.get('content-security-policy')).toMatch(
    /^require-trusted-types-for 'script'; trusted-types boot site /,
  )
})

test('hot reload goes through the port of the page, so two sites can be worked on at once', async () => {
  const second = await startDev()
  for (const { endpoint } of [site, second]) {
    const client = await (await fetch(`${endpoint}/@vite/client`)).text()
    expect(client).toMatch(/hmrPort = null/)
  }
})
