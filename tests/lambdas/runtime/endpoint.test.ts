import { beforeAll, expect, test, vi } from 'vitest'
import type { byRoute as ByRoute, endpoint as Endpoint } from '../../../lambdas/runtime/endpoint.ts'
import type { GetCollectionResponse } from '../../../lambdas/shared/project.ts'
import { call } from '../../fixtures/call.ts'
import { catchLog } from '../../fixtures/catch-log.ts'
import { siteSecret } from '../../fixtures/enquiry-settings.ts'
import { setLambdaEnvironment } from '../../fixtures/lambda-environment.ts'

let byRoute: typeof ByRoute
let endpoint: typeof Endpoint

beforeAll(async () => {
  setLambdaEnvironment()
  ;({ byRoute, endpoint } = await import('../../../lambdas/runtime/endpoint.ts'))
})

const params = { collection_id: 'hall' }
const nothing: GetCollectionResponse = { projects: [] }

test('a call that did not come through the CDN is refused, before anything is done, and the log says so', async () => {
  const handle = vi.fn(async () => nothing)
  const lines = catchLog()
  const handler = endpoint('getCollection', handle)
  // Whoever calls the API's own host directly does not have the key.
  for (const headers of [{ 'x-origin-key': undefined }, { 'x-origin-key': '' }, { 'x-origin-key': 'wrong' }]) {
    const result = await call(handler, { params, headers })
    expect(result).toMatchObject({ status: 400, json: { error: { code: 'bad_request' } } })
  }
  expect(handle).not.toHaveBeenCalled()
  expect(await call(handler, { params })).toMatchObject({ status: 200 })
  expect(lines.filter((line) => line.includes('origin key refused'))).toHaveLength(3)
})

test('who did not come through the CDN learns nothing of what is wrong with the input', async () => {
  const handler = endpoint('createPhotoUploads', async () => ({ uploads: [] }))
  const headers = { 'x-origin-key': 'wrong' }
  const refused = { status: 400, json: { error: { code: 'bad_request', message: 'Please use the website.' } } }
  expect(await call(handler, { body: { photos: [] }, headers })).toMatchObject(refused)
  expect(await call(handler, { body: { padding: 'x'.repeat(9000) }, headers })).toMatchObject(refused)
  for (const type of ['application/json', 'text/plain'])
    expect(await call(handler, { body: '{', headers: { ...headers, 'content-type': type } })).toMatchObject(refused)
})

test('reads may be kept for a short time and served stale; an error and a post are never kept', async () => {
  const read = endpoint('getCollection', async () => nothing)
  expect((await call(read, { params })).headers['cache-control']).toBe('public, max-age=30, stale-while-revalidate=30')
  expect((await call(read, { params: { collection_id: '' } })).headers['cache-control']).toBe('no-store')
  const post = endpoint('sendLeadEmail', async () => ({ enquiryId: 'a', urgent: false }))
  expect((await call(post, { body: {} })).headers['cache-control']).toBe('no-store')
})

test('a response and an error say what they are and forbid guessing', async () => {
  const handler = endpoint('getCollection', async () => nothing)
  const headers = { 'content-type': 'application/json; charset=utf-8', 'x-content-type-options': 'nosniff' }
  for (const result of [await call(handler, { params }), await call(handler)])
    expect(result.headers).toMatchObject(headers)
})

test('fields that the route does not name are removed from responses', async () => {
  const handler = endpoint('sendLeadEmail', async () => ({ enquiryId: 'a', urgent: false, phone: '07700 900456' }))
  expect((await call(handler, { body: {} })).json).toEqual({ enquiryId: 'a', urgent: false })
})

test('a response that the route’s schema refuses is a bug', async () => {
  // Cast: the types forbid this response.
  const handler = endpoint('sendLeadEmail', async () => ({}) as { enquiryId: string; urgent: boolean })
  expect(await call(handler, { body: {} })).toMatchObject({ status: 500, json: { error: { code: 'internal' } } })
})

test('a bug is logged without its message, and answered with one sentence', async () => {
  const lines = catchLog()
  const handler = endpoint('sendLeadEmail', () => Promise.reject(new TypeError('cannot read Priya Sharma')))
  const result = await call(handler, { body: {} })
  expect(result).toMatchObject({ status: 500, json: { error: { code: 'internal' } } })
  expect(lines.join()).toContain('TypeError')
  expect(lines.join() + result.body).not.toContain('Priya')
})

test('what the CDN sends is in no log, whatever happens to the call', async () => {
  const lines = catchLog()
  const fine = endpoint('getCollection', async () => nothing)
  const broken = endpoint('getCollection', async () => {
    throw new TypeError(`cannot read ${siteSecret}`)
  })
  await call(fine, { params })
  await call(fine, { params, headers: { 'x-origin-key': `${siteSecret}-of-yesterday` } })
  await call(broken, { params })
  expect(lines.join()).toContain('getCollection')
  expect(lines.join()).not.toContain(siteSecret)
})

test('unusable input is a 4xx with a sentence for each field', async () => {
  const uploads = endpoint('createPhotoUploads', async () => ({ uploads: [] }))
  expect(await call(uploads, { body: { photos: [{ name: 'a.jpg', type: 'image/jpeg', size: 0 }] } })).toMatchObject({
    status: 422,
    json: { error: { code: 'invalid', fields: { 'photos.0.size': expect.any(String) } } },
  })
})

test.each([
  [400, 'no JSON', '{', 'application/json'],
  [400, 'a list', '[]', 'application/json'],
  [400, 'null', 'null', 'application/json'],
  [400, 'a number', '1', 'application/json'],
  [415, 'of another type', 'a=b', 'text/plain'],
  [413, 'of too many letters', JSON.stringify({ photos: [], padding: 'x'.repeat(9000) }), 'application/json'],
  [413, 'of too many bytes', JSON.stringify({ photos: [], padding: 'é'.repeat(4100) }), 'application/json'],
])('%i for a body that is %s', async (status, _, body, type) => {
  const handler = endpoint('createPhotoUploads', async () => ({ uploads: [] }))
  expect(await call(handler, { body, headers: { 'content-type': type } })).toMatchObject({ status })
})

test('JSON that begins with a byte-order mark is read', async () => {
  const handler = endpoint('sendLeadEmail', async ({ body }) => ({ enquiryId: body.fullName, urgent: false }))
  const body = `\uFEFF${JSON.stringify({ fullName: 'Zoë' })}`
  expect(await call(handler, { body, headers: { 'content-type': 'application/json' } })).toMatchObject({
    status: 200,
    json: { enquiryId: 'Zoë' },
  })
})

test('an address that the API does not have is 400, never 404', async () => {
  expect(await call(byRoute({}))).toMatchObject({ status: 400, json: { error: { code: 'bad_request' } } })
})

test('HEAD is answered like GET, and another method of the same address is 400', async () => {
  const handler = byRoute({ getFormToken: endpoint('getFormToken', async () => ({ token: 'a' })) })
  const response = await call(handler, { route: 'getFormToken' })
  expect(response).toMatchObject({ status: 200, json: { token: 'a' } })
  expect(await call(handler, { route: 'getFormToken', method: 'HEAD' })).toEqual(response)
  expect(await call(handler, { route: 'getFormToken', method: 'DELETE' })).toMatchObject({ status: 400 })
})

test('a service that fails, throttles or does not answer is 503; what it refused is a bug', async () => {
  const statusAfter = async (name: string, facts: object) => {
    const failing = endpoint('getCollection', () => Promise.reject(Object.assign(new Error(), { name, ...facts })))
    return (await call(failing, { params })).status
  }
  expect(await statusAfter('InternalServerError', { $fault: 'server' })).toBe(503)
  expect(await statusAfter('ThrottlingException', { $fault: 'client' })).toBe(503)
  expect(await statusAfter('Error', { code: 'ECONNRESET' })).toBe(503)
  expect(await statusAfter('TimeoutError', {})).toBe(503)
  expect(await statusAfter('ResourceNotFoundException', { $fault: 'client' })).toBe(500)
})
