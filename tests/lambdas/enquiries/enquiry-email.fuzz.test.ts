import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Enquiry } from '../../../lambdas/enquiries/enquiry.ts'
import { buildEnquiryEmail } from '../../../lambdas/enquiries/enquiry-email.ts'
import { readEnquiry } from '../../../lambdas/enquiries/read-enquiry.ts'
import type { MailContent } from '../../../lambdas/runtime/send-mail.ts'
import { enquiryFieldNames } from '../../../lambdas/shared/enquiry-fields.ts'
import { readPhoneNumbers } from '../../../lambdas/shared/phone-number.ts'
import { enquiryRequest } from '../../fixtures/enquiry.ts'
import { emailSettings, requestDeps } from '../../fixtures/enquiry-settings.ts'
import { anyUnits, numRuns, typedText } from '../../fixtures/fuzz.ts'
import { parseHtml } from '../../fixtures/parse-html.ts'

const typed = fc.oneof(typedText, anyUnits).map((text) => `a${text}`)

/** A parsed enquiry with arbitrary text, as it reaches the mail builder. */
const enquiries = fc
  .record({
    fullName: typed,
    email: typed,
    jobDescription: typed,
    phone: typed,
    outcode: fc.constantFrom('TW9', 'SW14'),
  })
  .map(({ phone, outcode, ...fields }) =>
    readEnquiry(enquiryRequest({ ...fields, phone: `07700 900456 ${phone}`.slice(0, 60), postcode: outcode }), {
      ...requestDeps,
      now: Date.now(),
    }),
  )

function noControlReachesAHeader({ replyTo }: Enquiry, { subject }: MailContent) {
  expect(subject).not.toMatch(/\p{Cc}|\u2028|\u2029/u)
  expect(subject.isWellFormed()).toBe(true)
  expect(subject.length).toBeLessThan(260)
  if (replyTo !== undefined) expect(replyTo).toMatch(/^[\x21-\x7e]+@[A-Za-z0-9.-]+$/)
}

const shape = (html: string) => [html.replaceAll('<br>', '').split('<').length, html.split('"').length]

function htmlHasItsOwnTagsAlone(enquiry: Enquiry, { html }: MailContent) {
  const phone = readPhoneNumbers(enquiry.phone)
    .map(({ e164 }) => e164)
    .join(', ')
  const plain = { ...enquiry, fullName: 'x', email: enquiry.email && 'x', postcode: 'x', jobDescription: 'x', phone }
  expect(shape(html)).toEqual(shape(buildEnquiryEmail(plain, [], emailSettings).html))
  expect(html.isWellFormed()).toBe(true)
}

function bothPartsHoldEveryField(enquiry: Enquiry, { text, html }: MailContent) {
  const shown = parseHtml(html.replaceAll('<br>', '\n')).body.textContent
  // Typed lines of the text part are quoted.
  for (const part of [text.replace(/^> /gm, ''), shown])
    for (const name of enquiryFieldNames) expect(part).toContain(enquiry[name])
}

test('whatever is typed, no control character reaches a header, the HTML has no tag and no attribute but its own, and both parts hold every field whole', () => {
  fc.assert(
    fc.property(enquiries, (enquiry) => {
      const email = buildEnquiryEmail(enquiry, [], emailSettings)
      noControlReachesAHeader(enquiry, email)
      htmlHasItsOwnTagsAlone(enquiry, email)
      bothPartsHoldEveryField(enquiry, email)
    }),
    { numRuns },
  )
}, 600_000)
