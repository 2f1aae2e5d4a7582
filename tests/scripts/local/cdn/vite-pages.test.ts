import { createServer, type Server } from 'node:http'
import type { ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startVite, vitePages } from '../../../../scripts/local/cdn/vite-pages.ts'
import { type LocalService, listening } from '../../../../scripts/local/services/http-server.ts'

const stops = new AsyncDisposableStack()
let site: LocalService
let vite: ViteDevServer

async function startDev(): Promise<LocalService> {
  const server: Server = createServer()
  vite = await startVite(server, stops)
  const pages = await vitePages(vite, (_, response) => response.writeHead(404).end('from the edge'), {
    'x-frame-options': 'DENY',
    'content-security-policy': "script-src 'self'",
  })
  server.on('request', pages)
  const service = await listening(server)
  stops.defer(service.stop)
  return service
}

beforeAll(async () => {
  site = await startDev()
})
afterAll(() => stops.disposeAsync())

test('a page comes from its source, with the headers of the site', async () => {
  const answer = await fetch(`${site.endpoint}/services/emergency`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('x-frame-options')).toBe('DENY')
  expect(answer.headers.get('content-security-policy')).toMatch(/^require-trusted-types-for 'script'; trusted-types /)
  expect(await answer.text()).toContain('/@vite/client')
})

test('what is no page is left to the edge, as in an ordinary start, with the headers of the edge', async () => {
  for (const path of ['/services/nosuch', '/sitemap.xml', '/about/', '/api/projects']) {
    const answer = await fetch(site.endpoint + path)
    expect(await answer.text(), path).toBe('from the edge')
    expect(answer.headers.has('x-frame-options'), path).toBe(false)
  }
  expect(await (await fetch(`${site.endpoint}/about`, { method: 'POST' })).text()).toBe('from the edge')
})

test('hot reload goes through the port of the page, so two sites can be worked on at once', async () => {
  expect(await (await fetch(`${site.endpoint}/@vite/client`)).text()).toMatch(/hmrPort = null/)
})

test('with a mistake in the content a page still comes, to show it, and the rest is what it is', async () => {
  const mistake = vi.spyOn(vite, 'ssrLoadModule').mockRejectedValue(new Error('entry 2, sentence names no date.'))
  try {
    expect(await (await fetch(`${site.endpoint}/about`)).text()).toContain('/@vite/client')
    expect((await fetch(`${site.endpoint}/@vite/client`)).headers.get('content-type')).toContain('javascript')
    expect(await (await fetch(`${site.endpoint}/sitemap.xml`)).text()).toBe('from the edge')
  } finally {
    mistake.mockRestore()
  }
})
