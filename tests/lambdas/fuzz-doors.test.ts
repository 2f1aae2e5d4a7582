/** The doors that `fuzz.test.ts` leaves out: form tokens, and the page behind the owner's link. */
import * as fc from 'fast-check'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { LeadState } from '../../lambdas/contract/enquiry-page.ts'
import type { endpoint as Endpoint } from '../../lambdas/runtime/endpoint.ts'
import { ageOfFormToken, createFormToken } from '../../lambdas/runtime/form-token.ts'
import type { Handler } from '../../lambdas/runtime/respond.ts'
import { call, postForm } from '../fixtures/call.ts'
import { catchLog } from '../fixtures/catch-log.ts'
import { anyUnits, check, expectedStatuses, mostBytes, numRuns, typedText } from '../fixtures/fuzz.ts'
import { setLambdaEnvironment } from '../fixtures/lambda-environment.ts'
import { emailSettings, keys } from '../fixtures/lead-deps.ts'
import { leadOf } from '../fixtures/quote.ts'

const business = 'Ohm & Daughters'
const lead = leadOf()
let handlers: Record<'uploads' | 'show' | 'mark', Handler>
let signatureOf: (leadId: string) => string

beforeAll(async () => {
  setLambdaEnvironment()
  const pages = await import('../../lambdas/owner/enquiry-page.ts')
  const links = await import('../../lambdas/leads/owner-link.ts')
  const { endpoint }: { endpoint: typeof Endpoint } = await import('../../lambdas/runtime/endpoint.ts')
  signatureOf = (leadId) => links.ownerLinkPath(leadId, emailSettings.ownerLinkKeys).split('/').at(-1) ?? ''
  const deps = {
    store: { get: async (leadId: string) => (leadId === lead.leadId ? lead : undefined) },
    list: { mark: async () => true },
    keys: emailSettings.ownerLinkKeys,
    businessName: business,
    offers: [],
    now: Date.now,
  }
  const errorPage = (error: Parameters<typeof pages.enquiryErrorPage>[0]) => pages.enquiryErrorPage(error, business)
  handlers = {
    uploads: (await import('../../lambdas/photos/create-uploads.lambda.ts')).handler,
    show: endpoint('showEnquiry', ({ params }) => pages.showEnquiry(params, deps), {
      success: (shown) => shown,
      errorPage,
    }),
    mark: endpoint('markEnquiry', ({ params, body }) => pages.markByLink(params, body, deps), {
      success: () => ({ sentTo: '/' }),
      errorPage,
    }),
  }
})

beforeEach(() => void catchLog())
afterEach(() => {
  vi.restoreAllMocks()
})

const minutes = { timeout: 600_000 }

const anyText = fc.oneof(typedText, anyUnits)
/** What may be wrong with a request, whatever its door. */
const request = fc.record(
  {
    query: fc.dictionary(anyText, anyText, { maxKeys: 4 }),
    params: fc.dictionary(anyText, anyText, { maxKeys: 4 }),
    body: fc.oneof(anyText, fc.json()),
    headers: fc.dictionary(fc.constantFrom('content-type', 'origin', 'sec-fetch-site', 'accept'), anyText),
  },
  { requiredKeys: [] },
)

test('no request to a form token’s or an unknown address makes a 500', minutes, async () => {
  await check(
    fc.asyncProperty(request, fc.boolean(), async (asked, isBare) => {
      // A browser adds nothing of its own to this address.
      const { status, json } = await call(handlers.uploads, {
        route: 'getFormToken',
        ...(isBare ? { headers: asked.headers } : asked),
      })
      expect(expectedStatuses).toContain(status)
      if (status === 200) expect(ageOfFormToken(keys.formToken, json.token, Date.now())).toBeGreaterThanOrEqual(0)
      expect((await call(handlers.uploads, asked)).status).toBe(400)
    }),
  )
})

test('no text but a token that we made tells an age [L9]', minutes, () => {
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
})

test('no link, query or mark makes a 500, and nothing typed becomes markup [O1]', minutes, async () => {
  const link = fc.oneof(
    fc.constant(0).map(() => ({ leadId: lead.leadId, signature: signatureOf(lead.leadId) })),
    // Signed, but for no enquiry that there is.
    anyText.map((leadId) => leadId.toWellFormed()).map((leadId) => ({ leadId, signature: signatureOf(leadId) })),
    fc.record({ leadId: anyText, signature: anyText }),
  )
  const mark = fc.record({ state: fc.oneof(fc.constantFrom(...LeadState.options), typedText), note: typedText })
  await check(
    fc.asyncProperty(link, mark, request, async (params, typed, { query = {}, headers = {} }) => {
      const shown = await call(handlers.show, { params, query, headers })
      const marked = await postForm(handlers.mark, typed, {}, params)
      for (const { status, body } of [shown, marked]) {
        expect(expectedStatuses).toContain(status)
        expect(Buffer.byteLength(body)).toBeLessThan(mostBytes)
        expect(body).not.toMatch(/<img|<script|onerror/i)
      }
    }),
  )
})
