// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiFailure } from '../../../../../web/src/api/api-failure.ts'
import { refusedFields, sendEnquiry } from '../../../../../web/src/features/enquiry/send-enquiry.ts'
import { typedFields } from '../../../../fixtures/typed-fields.ts'

const typed = typedFields({ fullName: 'Ada', phone: '020 7946 0000', postcode: 'TW9 1AA', jobDescription: 'A socket' })
const enquiry = { ...typed, photoUrls: [], idempotencyKey: 'e2a1c5a4-0000-4000-8000-000000000000' }

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a retry carries the same key and the same words', async () => {
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    bodies.push(body)
    return bodies.length < 3 ? new Response('', { status: 503 }) : Response.json({ enquiryId: '1' })
  })
  const sent = sendEnquiry(enquiry, () => undefined)
  await vi.runAllTimersAsync()
  await sent
  expect(bodies).toHaveLength(3)
  expect(new Set(bodies)).toEqual(new Set([JSON.stringify(enquiry)]))
})

test('a response that names no enquiry is no success', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ ok: true }))
  await expect(sendEnquiry(enquiry, () => undefined)).rejects.toMatchObject({ kind: 'unreadable' })
})

test('the visitor hears the outcome within 10 s when nothing responds', async () => {
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  })
  const start = Date.now()
  const sent = sendEnquiry(enquiry, () => undefined).catch((reason: unknown) => reason)
  await vi.runAllTimersAsync()
  expect(await sent).toMatchObject({ kind: 'timeout' })
  expect(Date.now() - start).toBeLessThan(10_000)
})

test("the server's sentences about fields are told apart from other failures", () => {
  const fields = { phone: 'Enter a phone number.', 'photos.0.size': 'Too large' }
  expect(refusedFields(new ApiFailure('invalid', { status: 422, fields }))).toEqual({ phone: fields.phone })
  expect(refusedFields(new ApiFailure('invalid', { status: 422 }))).toBeUndefined()
  expect(refusedFields(new ApiFailure('unavailable', { status: 503, fields }))).toBeUndefined()
})
