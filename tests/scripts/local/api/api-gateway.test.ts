import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { expect, test } from 'vitest'
import { type ApiRequest, apiGateway } from '../../../../scripts/local/api/api-gateway.ts'

const routes = new Map([
  ['ANY /api/projects', 'list'],
  ['ANY /api/send-lead-email', 'open'],
  ['GET /api/collections/{collection_id}', 'collection'],
  ['POST /api/send-lead-email', 'send'],
  ['$default', 'unknown'],
])

function request(changes: Partial<ApiRequest>): ApiRequest {
  return {
    method: 'GET',
    path: '/',
    rawQuery: '',
    headers: {},
    body: Buffer.alloc(0),
    sourceIp: '127.0.0.1',
    ...changes,
  }
}

const answerOf = (run: Parameters<typeof apiGateway>[1], changes: Partial<ApiRequest>, report = (_: string) => {}) =>
  apiGateway(routes, run, report)(request(changes))

/** Sends one request and returns the event that its function received. */
async function eventOf(changes: Partial<ApiRequest>): Promise<{ name: string; event: APIGatewayProxyEventV2 }> {
  const calls: { name: string; event: APIGatewayProxyEventV2 }[] = []
  await answerOf(async (name, event) => calls.push({ name, event }), changes)
  const [call] = calls
  if (!call) throw new Error('no function was called')
  return call
}

test('routes by method and path, decodes path parameters, sends all else to $default', async () => {
  const { name, event } = await eventOf({ path: '/api/collections/a%20b', rawQuery: 'x=1&x=2&y=%26' })
  expect(name).toBe('collection')
  expect(event).toMatchObject({
    version: '2.0',
    routeKey: 'GET /api/collections/{collection_id}',
    rawPath: '/api/collections/a%20b',
    rawQueryString: 'x=1&x=2&y=%26',
    pathParameters: { collection_id: 'a b' },
    queryStringParameters: { x: '1,2', y: '&' },
    requestContext: { stage: '$default', http: { method: 'GET', path: '/api/collections/a%20b' } },
  })
  expect((await eventOf({ path: '/api/collections/a/b' })).name).toBe('unknown')
  expect((await eventOf({ method: 'DELETE', path: '/api/collections/a' })).name).toBe('unknown')
  expect((await eventOf({ method: 'HEAD', path: '/api/projects' })).name).toBe('list')
  const form = '/api/send-lead-email'
  expect((await eventOf({ method: 'POST', path: form })).name).toBe('send')
  expect((await eventOf({ path: form })).name).toBe('open')
})

test('form posts arrive in base64, JSON as text', async () => {
  const form = Buffer.from('fullName=Priya')
  const post = { method: 'POST', path: '/api/send-lead-email' }
  const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await eventOf({ ...post, headers: urlencoded, body: form })).event).toMatchObject({
    body: form.toString('base64'),
    isBase64Encoded: true,
  })
  const json = { 'content-type': 'application/json; charset=utf-8' }
  expect((await eventOf({ ...post, headers: json, body: Buffer.from('{"a":"é"}') })).event).toMatchObject({
    body: '{"a":"é"}',
    isBase64Encoded: false,
  })
})

test.each([
  ['a structured answer', { statusCode: 303, headers: { Location: '/x' } }, 303, ''],
  ['a body in base64', { statusCode: 200, body: 'aMOp', isBase64Encoded: true }, 200, 'hé'],
])('hands on %s', async (_, result, status, body) => {
  const answer = await answerOf(async () => result, { path: '/api/projects' })
  expect(answer.status).toBe(status)
  expect(answer.body.toString()).toBe(body)
  expect(Object.keys(answer.headers).every((name) => name === name.toLowerCase())).toBe(true)
})

test('a function that throws is a 500 in JSON, and reported', async () => {
  const reported: string[] = []
  const bug = () => Promise.reject(new Error('bug'))
  const answer = await answerOf(bug, { path: '/api/projects' }, (name) => reported.push(name))
  expect(answer.status).toBe(500)
  expect(JSON.parse(answer.body.toString())).toEqual({ message: 'Internal Server Error' })
  expect(reported).toEqual(['list'])
})
