import { createServer, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { vitePages } from '../../../../scripts/local/cdn/vite-pages.ts'
import { type LocalService, listening } from '../../../../scripts/local/services/http-server.ts'

const stops = new AsyncDisposableStack()
let site: LocalService

beforeAll(async () => {
  const server = createServer()
  const headers = { 'x-frame-options': 'DENY', 'content-security-policy': "script-src 'self'" }
  const edge = (_: unknown, response: ServerResponse) => response.writeHead(404).end('from the edge')
  server.on('request', await vitePages(server, edge, headers, stops))
  site = await listening(server)
  stops.defer(site.stop)
})
afterAll(() => stops.disposeAsync())

test('a page comes from its source, with the headers of the site', async () => {
  const response = await fetch(`${site.endpoint}/services/emergency`)
  expect(response.status).toBe(200)
  expect(response.headers.get('x-frame-options')).toBe('DENY')
  expect(response.headers.get('content-security-policy')).toMatch(/^require-trusted-types-for 'script'; trusted-types /)
  expect(await response.text()).toContain('/@vite/client')
})

test('what Vite does not have is left to the edge, as in an ordinary start, with the headers of the edge', async () => {
  for (const path of ['/sitemap.xml', '/api/projects', '/images/owner-portrait-480.avif']) {
    const response = await fetch(site.endpoint + path)
    expect(await response.text(), path).toBe('from the edge')
    expect(response.headers.has('x-frame-options'), path).toBe(false)
  }
  expect(await (await fetch(`${site.endpoint}/about`, { method: 'POST' })).text()).toBe('from the edge')
})

test('hot reload goes through the port of the page, so two sites can be worked on at once', async () => {
  expect(await (await fetch(`${site.endpoint}/@vite/client`)).text()).toMatch(/hmrPort = null/)
})
