import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readEnquiry } from '../../../lambdas/enquiries/read-enquiry.ts'
import { createFormToken } from '../../../lambdas/runtime/form-token.ts'
import type { Viewer } from '../../../lambdas/runtime/read-request.ts'
import { EnquiryRequest } from '../../../lambdas/shared/enquiry-request.ts'
import { youngestTokenSeconds } from '../../../lambdas/shared/enquiry-rules.ts'
import { enquiryRequest } from '../../fixtures/enquiry.ts'
import { keys, siteUrl } from '../../fixtures/enquiry-deps.ts'
import { anyViewer } from '../../fixtures/viewer.ts'

const viewers: readonly Partial<Viewer>[] = [
  { origin: siteUrl, fetchSite: 'same-origin' },
  { origin: siteUrl, fetchSite: undefined },
  // Browsers and extensions that reveal as little as possible.
  { origin: 'null', fetchSite: undefined },
  { origin: undefined },
]

/** A genuine visitor. Times are in milliseconds. */
const visitor = fc.record({
  hasScript: fc.boolean(),
  viewer: fc.constantFrom(...viewers),
  /** From the token's arrival, at the first touch of the form or when it was renewed for an upload, to Send; nil if it never came. */
  tokenHeldFor: fc.option(fc.oneof(fc.integer({ min: 0, max: 6000 }), fc.integer({ min: 0, max: 24 * 60 * 60_000 })), {
    nil: undefined,
  }),
  /** How long the token took. */
  tokenTakes: fc.integer({ min: 20, max: 8000 }),
  /** Failed attempts before the successful one. */
  attempts: fc.integer({ min: 0, max: 3 }),
})

test('of 1,000 honest visitors none is marked as possible spam', () => {
  fc.assert(
    fc.property(visitor, ({ hasScript, viewer, tokenHeldFor = -1, tokenTakes, attempts }) => {
      const now = Date.now()
      const sendsToken = hasScript && tokenHeldFor >= youngestTokenSeconds * 1000
      const formToken = sendsToken ? createFormToken(keys.formToken, now - tokenHeldFor - tokenTakes) : undefined
      const request = EnquiryRequest.parse({ ...enquiryRequest(), website: '', formToken })
      const settings = { siteUrl, keys, viewer: { ...anyViewer, ...viewer } }
      expect(readEnquiry(request, { ...settings, now: now + attempts * 1500 }).possibleSpam).toBe(false)
    }),
    { numRuns: 1000 },
  )
})
