import { afterEach, expect, test, vi } from 'vitest'
import { ApiFailure } from '../../../../web/src/api/api-failure.ts'
import { callApi } from '../../../../web/src/api/client.ts'

afterEach(() => vi.unstubAllGlobals())

function answerWith(answer: () => Promise<Response> | Response) {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () => answer())
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const enquiry = { fullName: 'Ada', phone: '020 7946 0000', email: '', postcode: 'TW9 1AA', jobDescription: 'A socket' }
const send = () => callApi('sendLeadEmail', { body: enquiry })

async function failure(promise: Promise<unknown>): Promise<ApiFailure> {
  const reason = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(reason instanceof ApiFailure)) throw new Error(`expected an ApiFailure, got ${String(reason)}`)
  return reason
}

test('method and path come from the route table', async () => {
  const fetch = answerWith(() => Response.json({ projects: [] }))
  await callApi('listProjects', {})
  await send()
  expect(fetch.mock.calls.map(([url, { method }]) => `${method} ${url}`)).toEqual([
    'GET /api/projects',
    'POST /api/send-lead-email',
  ])
})

test("the server's error keeps its code and its sentences by field", async () => {
  const error = { code: 'invalid', message: 'x', fields: { phone: 'Enter a phone number.' } }
  answerWith(() => Response.json({ error }, { status: 422 }))
  expect(await failure(send())).toMatchObject({
    kind: 'invalid',
    status: 422,
    fields: error.fields,
    isTemporary: false,
  })
})

test.each([
  [429, 'too_many_requests', true],
  [502, 'unavailable', true],
  [503, 'unavailable', true],
  [403, 'unreadable', false],
])('a response %i that is no JSON counts as %s', async (status, kind, isTemporary) => {
  answerWith(() => new Response('<html>', { status }))
  expect(await failure(send())).toMatchObject({ kind, isTemporary })
})

test("a page that responds with 200 in the API's place is no success", async () => {
  answerWith(() => new Response('<html>Sign in to the Wi-Fi</html>', { status: 200 }))
  expect((await failure(send())).kind).toBe('unreadable')
})

test('a lost connection can be tried again, a call whose time is up cannot', async () => {
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await failure(send())).toMatchObject({ kind: 'unreachable', isTemporary: true })
  const late = await failure(callApi('sendLeadEmail', { body: enquiry, signal: AbortSignal.abort() }))
  expect(late).toMatchObject({ kind: 'timeout', isTemporary: false })
})

test('a connection that breaks within the response is a lost connection', async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) })
  answerWith(() => new Response(broken, { status: 200 }))
  expect((await failure(send())).kind).toBe('unreachable')
})
