import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { vitePages } from '../../../../scripts/local/cdn/vite-pages.ts'
import { type LocalService, listening } from '../../../../scripts/local/services/http-server.ts'
import { temporaryFolder } from '../../../fixtures/temporary-folder.ts'

const stops = new AsyncDisposableStack()
const ownerFolder = temporaryFolder()
let site: LocalService

beforeAll(async () => {
  cpSync('tests/fixtures/owner', ownerFolder, { recursive: true })
  vi.stubEnv('OWNER_FILES', ownerFolder)
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

test('a price that the owner changes is at once in whatever says it', async () => {
  const prices = join(ownerFolder, 'prices.yaml')
  const read = async (path: string) => (await fetch(site.endpoint + path)).text()
  const record = '/content/services/eicr.ts?record'
  const list = '/content/lib/lists/services.ts'
  expect(await read(record)).toContain('from £120')
  expect(await read(list)).toContain('from £120')
  writeFileSync(prices, readFileSync(prices, 'utf8').replace('from: 120\n', 'from: 125\n'))
  await expect.poll(() => read(record)).toContain('from £125')
  expect(await read(list)).toContain('from £125')
})
