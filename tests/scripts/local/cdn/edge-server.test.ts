import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ApiRequest } from '../../../../scripts/local/api/api-gateway.ts'
import { edgeServer } from '../../../../scripts/local/cdn/edge-server.ts'
import type { BehaviourPlan } from '../../../../scripts/local/plan/distribution-plan.ts'
import { listen } from '../../../../scripts/local/services/http-server.ts'

const page = Buffer.from(`<p>${'a long page '.repeat(200)}</p>`)
const files = new Map([
  ['index.html', page],
  ['404.html', Buffer.from('not here')],
])
const behaviour: BehaviourPlan = {
  pathPattern: '*',
  methods: ['GET', 'HEAD'],
  compress: true,
  origin: { kind: 'bucket', bucket: 'site' },
  viewerRequest: undefined,
  viewerResponse: undefined,
  headers: { 'x-frame-options': 'DENY', 'cache-control': 'no-store' },
}
const forwarded: ApiRequest[] = []
let url = ''
let stop = async () => {}

beforeAll(async () => {
  const edge = edgeServer(
    {
      behaviours: [
        {
          ...behaviour,
          pathPattern: '/api/*',
          methods: ['GET', 'POST'],
          origin: { kind: 'api', headers: { 'x-origin-key': 'secret' } },
        },
        behaviour,
      ],
      errorPages: new Map([[404, { path: '/404.html', status: 404 }]]),
      defaultRootObject: 'index.html',
    },
    {
      buckets: new Map([
        [
          'site',
          async (key) => {
            const body = files.get(key)
            const headers = { 'content-type': 'text/html', 'cache-control': 'max-age=0' }
            return body ? { status: 200, headers, body } : { status: 404, headers: {}, body: Buffer.alloc(0) }
          },
        ],
      ]),
      api: async (request) => {
        forwarded.push(request)
        return { status: 200, headers: { 'content-type': 'application/json' }, body: Buffer.from('{}') }
      },
    },
  )
  ;({ endpoint: url, stop } = await listen(edge))
})
afterAll(() => stop())

test('the root object, with the policy over what the origin says', async () => {
  const response = await fetch(url)
  expect(await response.text()).toBe(page.toString())
  expect(response.headers.get('x-frame-options')).toBe('DENY')
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('compresses for those who ask', async () => {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(await response.text()).toBe(page.toString())
  expect((await fetch(url, { headers: { 'accept-encoding': 'identity' } })).headers.get('content-encoding')).toBeNull()
})

test('HEAD has the headers and no body', async () => {
  const response = await fetch(url, { method: 'HEAD' })
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('')
})

test('what is missing is the 404 page with status 404', async () => {
  const response = await fetch(`${url}/nothing.js`)
  expect(response.status).toBe(404)
  expect(await response.text()).toBe('not here')
})

test('a method that the behaviour does not allow never reaches the origin; a broken address is a 400', async () => {
  expect((await fetch(url, { method: 'POST' })).status).toBe(403)
  expect((await fetch(`${url}/%E0%A4%A`)).status).toBe(400)
})

test('the API gets the query and the CDN’s key, not the viewer’s Host or key', async () => {
  await fetch(`${url}/api/x?a=%20b`, { method: 'POST', body: 'hello', headers: { 'x-origin-key': 'mine' } })
  expect(forwarded.at(-1)).toMatchObject({ method: 'POST', path: '/api/x', rawQuery: 'a=%20b' })
  expect(forwarded.at(-1)?.headers).toMatchObject({ 'x-origin-key': 'secret', host: 'api.local' })
  expect(forwarded.at(-1)?.body.toString()).toBe('hello')
})
