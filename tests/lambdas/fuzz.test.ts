import * as fc from 'fast-check'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { queueEnquiry } from '../../lambdas/enquiries/queue-enquiry.ts'
import { createUploads } from '../../lambdas/photos/create-uploads.ts'
import { createUploadSigner } from '../../lambdas/photos/upload-signer.ts'
import { listProjects } from '../../lambdas/projects/list-projects.ts'
import type { ProjectStore } from '../../lambdas/projects/project-store.ts'
import type { endpoint as Endpoint } from '../../lambdas/runtime/endpoint.ts'
import { ageOfFormToken, createFormToken } from '../../lambdas/runtime/form-token.ts'
import type { Handler } from '../../lambdas/runtime/respond.ts'
import { createS3Client } from '../../lambdas/runtime/s3-client.ts'
import { notSentPath, sentDangerPath, sentPath } from '../../lambdas/shared/enquiry-rules.ts'
import { createPhotoKey } from '../../lambdas/shared/photo-key.ts'
import { ProjectCategory } from '../../lambdas/shared/project.ts'
import { call, postForm } from '../fixtures/call.ts'
import { catchLog } from '../fixtures/catch-log.ts'
import { emailSettings, keys } from '../fixtures/enquiry-deps.ts'
import { anyUnits, check, expectedStatuses, mostBytes, numRuns, typedText } from '../fixtures/fuzz.ts'
import { setLambdaEnvironment } from '../fixtures/lambda-environment.ts'
import { projectRow } from '../fixtures/project-row.ts'

/** Every exported endpoint, with in-memory adapters, because only our own code is under test. */
let handlers: Record<'enquiry' | 'uploads' | 'token' | 'list' | 'collection', Handler>
let lines: string[]

beforeAll(async () => {
  setLambdaEnvironment()
  const module = await import('../../lambdas/runtime/endpoint.ts')
  const endpoint: typeof Endpoint = module.endpoint
  const items = ['a', 'b', 'c'].map((id) => projectRow({ id, collection_id: 'hall' }))
  const store: Pick<ProjectStore, 'list' | 'listCollection'> = {
    list: async () => items,
    listCollection: async (id) => items.filter(({ collection_id }) => collection_id === id),
  }
  const signUpload = createUploadSigner(createS3Client(), 'bucket')
  const deps = {
    queue: { send: async () => {} },
    counter: { take: async () => 1 },
    ...emailSettings,
    keys,
    now: Date.now,
  }
  const uploadDeps = { ...deps, formTokenKey: keys.formToken, signUpload }
  handlers = {
    enquiry: endpoint('sendLeadEmail', ({ body, viewer }) => queueEnquiry(body, { ...deps, viewer }), {
      success: ({ danger }) => ({ sentTo: danger ? sentDangerPath : sentPath }),
      errorPage: () => ({ sentTo: notSentPath }),
    }),
    uploads: endpoint('createPhotoUploads', ({ body, viewer }) => createUploads(body, { ...uploadDeps, viewer })),
    list: endpoint('listProjects', ({ query }) => listProjects(query, store)),
    collection: endpoint('getCollection', async ({ params }) => ({
      projects: await store.listCollection(params.collection_id),
    })),
    token: (await import('../../lambdas/photos/create-uploads.lambda.ts')).handler,
  }
})

beforeEach(() => {
  lines = catchLog()
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** Long enough not to occur in a log line by chance. */
const personal = fc.string({ unit: fc.constantFrom(...'abcdefghij0123456789'), minLength: 12, maxLength: 24 })

test('sendLeadEmail: no body makes a 500', async () => {
  const field = fc.oneof(typedText, anyUnits, fc.jsonValue())
  const shaped = fc.record(
    {
      fullName: field,
      phone: field,
      email: field,
      postcode: field,
      jobDescription: field,
      emergency: field,
      idempotencyKey: field,
      photoUrls: field,
      website: field,
    },
    { requiredKeys: [] },
  )
  const text = fc.oneof(
    fc.oneof(shaped, fc.jsonValue()).map((body) => JSON.stringify(body)),
    typedText,
    anyUnits,
  )
  await check(
    fc.asyncProperty(text, fc.constantFrom('', '\uFEFF'), async (typed, mark) => {
      const headers = { 'content-type': 'application/json' }
      const { status, json, body: answer } = await call(handlers.enquiry, { body: mark + typed, headers })
      expect(expectedStatuses).toContain(status)
      expect(Buffer.byteLength(answer)).toBeLessThan(mostBytes)
      if (status !== 200) expect(json.error.message).toEqual(expect.any(String))
    }),
  )
}, 600_000)

test('no log line holds what was typed, accepted or refused', async () => {
  await check(
    fc.asyncProperty(
      fc.record({
        fullName: personal,
        email: personal,
        jobDescription: personal,
        postcode: fc.oneof(personal, fc.constant('TW9 1AA')),
        photoUrls: fc.array(personal),
      }),
      async (typed) => {
        lines.length = 0
        await call(handlers.enquiry, { body: { ...typed, phone: '07700 900456' } })
        const log = lines.join('\n')
        for (const text of [...Object.values(typed).flat(), '07700 900456', '7700900456', 'TW9'])
          expect(log).not.toContain(text)
      },
    ),
  )
}, 600_000)

test('a form post is answered by a redirect to one of three pages, whatever was typed', async () => {
  const form = fc.record({
    fullName: typedText,
    phone: typedText,
    email: typedText,
    postcode: typedText,
    jobDescription: typedText,
  })
  await check(
    fc.asyncProperty(form, async (typed) => {
      const { status, headers, body } = await postForm(handlers.enquiry, typed)
      expect([status, body]).toEqual([303, ''])
      expect([sentPath, sentDangerPath, notSentPath]).toContain(headers.location)
    }),
  )
}, 600_000)

const formToken = fc.oneof(
  fc.constant(0).map(() => createFormToken(keys.formToken, Date.now())),
  typedText,
)

test('createPhotoUploads: no body makes a 500, and no key leaves its prefix', async () => {
  const photo = fc.record(
    {
      key: fc.oneof(
        typedText.map((name) => createPhotoKey(name, Date.now(), crypto.randomUUID())),
        typedText.map((name) => `${createPhotoKey('a', Date.now(), crypto.randomUUID())}${name}`),
        typedText,
        anyUnits,
        fc.constantFrom('customer-photos/..', 'customer-photos/../../etc/passwd', '/', ''),
      ),
      type: fc.oneof(fc.constantFrom('image/jpeg', 'image/png', 'image/svg+xml'), typedText),
      size: fc.oneof(fc.integer(), fc.double(), fc.constant(1)),
    },
    { requiredKeys: [] },
  )
  await check(
    fc.asyncProperty(
      fc.oneof(fc.record({ photos: fc.array(photo, { maxLength: 7 }), formToken }), fc.jsonValue()),
      async (body) => {
        const { status, json } = await call(handlers.uploads, {
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        })
        expect(expectedStatuses).toContain(status)
        for (const { uploadUrl } of json.uploads ?? []) {
          expect(new URL(uploadUrl).pathname).toMatch(
            /^\/(bucket\/)?customer-photos\/\d{13}-[0-9a-f-]{36}-[A-Za-z0-9._-]+$/,
          )
        }
      },
    ),
  )
}, 600_000)

test('listProjects and getCollection: no query makes a 500', async () => {
  const value = fc.oneof(typedText, fc.constantFrom('true', 'cards', '1', '0', '-1', '1e9', ...ProjectCategory.options))
  const query = fc.dictionary(fc.oneof(fc.constantFrom('featured', 'category', 'limit', 'view'), typedText), value)
  await check(
    fc.asyncProperty(query, typedText, async (asked, collection_id) => {
      for (const result of [
        await call(handlers.list, { query: asked }),
        await call(handlers.collection, { params: { collection_id } }),
      ]) {
        expect(expectedStatuses).toContain(result.status)
      }
    }),
  )
}, 600_000)

const anyText = fc.oneof(typedText, anyUnits)
/** Anything that may be wrong with a request, whichever endpoint it is for. */
const request = fc.record(
  {
    query: fc.dictionary(anyText, anyText, { maxKeys: 4 }),
    params: fc.dictionary(anyText, anyText, { maxKeys: 4 }),
    body: fc.oneof(anyText, fc.json()),
    headers: fc.dictionary(fc.constantFrom('content-type', 'origin', 'sec-fetch-site', 'accept'), anyText),
  },
  { requiredKeys: [] },
)

test('no request to a form token’s or an unknown address makes a 500', async () => {
  await check(
    fc.asyncProperty(request, fc.boolean(), async (asked, isBare) => {
      // A browser's own request to this route has neither body nor query.
      const { status, json } = await call(handlers.token, {
        route: 'getFormToken',
        ...(isBare ? { headers: asked.headers } : asked),
      })
      expect(expectedStatuses).toContain(status)
      if (status === 200) expect(ageOfFormToken(keys.formToken, json.token, Date.now())).toBeGreaterThanOrEqual(0)
      expect((await call(handlers.token, asked)).status).toBe(400)
    }),
  )
}, 600_000)

test('only a token of our own yields an age', () => {
  const token = fc.integer({ min: 0, max: Date.now() }).map((time) => createFormToken(keys.formToken, time))
  const changed = fc
    .tuple(token, fc.nat(80), fc.nat(5), anyText)
    .map(([whole, at, cut, put]) => [whole, whole.slice(0, at) + put + whole.slice(at + cut)] as const)
  fc.assert(
    fc.property(changed, anyText, ([whole, given], text) => {
      if (given !== whole) expect(ageOfFormToken(keys.formToken, given, Date.now())).toBeUndefined()
      expect(ageOfFormToken(keys.formToken, text, Date.now())).toBeUndefined()
    }),
    { numRuns },
  )
}, 600_000)
