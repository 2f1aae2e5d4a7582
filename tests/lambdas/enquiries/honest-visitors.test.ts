import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readEnquiry } from '../../../lambdas/enquiries/read-enquiry.ts'
import { createFormToken } from '../../../lambdas/runtime/form-token.ts'
import type { Viewer } from '../../../lambdas/runtime/read-request.ts'
import { EnquiryRequest } from '../../../lambdas/shared/enquiry-request.ts'
import { enquiryRequest } from '../../fixtures/enquiry.ts'
import { keys, siteUrl } from '../../fixtures/enquiry-deps.ts'
import { anyViewer } from '../../fixtures/viewer.ts'

const viewers: readonly Partial<Viewer>[] = [
  { origin: siteUrl, fetchSite: 'same-origin' },
  { origin: siteUrl },
  // Browsers and extensions that reveal as little as possible.
  { origin: 'null' },
  {},
]

/** A genuine visitor. Times are in milliseconds. */
const visitor = fc.record({
  hasScript: fc.boolean(),
  viewer: fc.constantFrom(...viewers),
  /** From loading the page to first touching the form; 0 if the pointer was already there. */
  looks: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 10 * 60_000 })),
  /**
   * From there to Send. Autofill or a pasted text takes about two seconds, but nobody finishes page and form within
   * three; with an existing draft only the button is left.
   */
  fills: fc.oneof(fc.integer({ min: 300, max: 3000 }), fc.integer({ min: 3000, max: 24 * 60 * 60_000 })),
  /** How long before this page the draft was begun. */
  draft: fc.option(fc.integer({ min: 3000, max: 8 * 60 * 60_000 }), { nil: undefined }),
  /** How long the token took; nil if it never came. */
  tokenTakes: fc.option(fc.integer({ min: 20, max: 8000 }), { nil: undefined }),
  /** The token had expired for an upload, and was renewed just before the enquiry. */
  renewed: fc.boolean(),
  /** Failed attempts before the successful one. */
  attempts: fc.integer({ min: 0, max: 3 }),
})

test('of 1,000 honest visitors none is marked as possible spam', () => {
  fc.assert(
    fc.property(visitor, ({ hasScript, viewer, looks, fills, draft, tokenTakes, renewed, attempts }) => {
      const wait = draft === undefined ? Math.max(looks + fills, 3000) : looks + fills
      const sentAt = Date.now()
      const openFor = Math.max(wait, draft === undefined ? 0 : wait + draft)
      const fetched = renewed ? sentAt - 20 : sentAt - (wait - looks) + (tokenTakes ?? 0)
      const hasToken = tokenTakes !== undefined && fetched <= sentAt
      const script = { openFor, ...(hasToken && { formToken: createFormToken(keys.formToken, fetched) }) }
      const request = EnquiryRequest.parse({ ...enquiryRequest(), website: '', ...(hasScript && script) })
      const settings = { siteUrl, keys, viewer: { ...anyViewer, ...viewer }, newKey: () => 'key' }
      expect(readEnquiry(request, { ...settings, now: sentAt + attempts * 1500 }).possibleSpam).toBe(false)
    }),
    { numRuns: 1000 },
  )
})
