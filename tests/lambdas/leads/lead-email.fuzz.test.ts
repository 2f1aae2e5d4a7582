import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPhoneNumbers } from '../../../lambdas/contract/phone-number.ts'
import { quoteFieldNames } from '../../../lambdas/contract/quote-rules.ts'
import type { Lead } from '../../../lambdas/leads/lead.ts'
import { buildLeadEmail, type LeadEmail } from '../../../lambdas/leads/lead-email.ts'
import { readQuote } from '../../../lambdas/leads/read-quote.ts'
import { anyUnits, numRuns, typedText } from '../../fixtures/fuzz.ts'
import { emailSettings, keys, siteUrl } from '../../fixtures/lead-deps.ts'
import { parseHtml } from '../../fixtures/parse-html.ts'
import { quoteRequest } from '../../fixtures/quote.ts'
import { anyViewer } from '../../fixtures/viewer.ts'

const typed = fc.oneof(typedText, anyUnits).map((text) => `a${text}`)

/** A parsed enquiry with arbitrary text, as it reaches the mail builder. */
const leads = fc
  .record({
    fullName: typed,
    email: typed,
    jobDescription: typed,
    phone: typed,
    outcode: fc.constantFrom('TW9', 'SW14'),
  })
  .map(({ phone, outcode, ...fields }) =>
    readQuote(quoteRequest({ ...fields, phone: `07700 900456 ${phone}`.slice(0, 60), postcode: outcode }), {
      siteUrl,
      keys,
      viewer: anyViewer,
      now: Date.now(),
      newKey: () => 'key',
    }),
  )

function check(holds: (lead: Lead, email: LeadEmail) => void) {
  fc.assert(
    fc.property(leads, (lead) => holds(lead, buildLeadEmail(lead, [], emailSettings))),
    { numRuns },
  )
}

test('no control character reaches a header', () => {
  check((_lead, { subject, replyTo }) => {
    expect(subject).not.toMatch(/\p{Cc}|\u2028|\u2029/u)
    expect(subject.isWellFormed()).toBe(true)
    expect(subject.length).toBeLessThan(260)
    if (replyTo !== undefined) expect(replyTo).toMatch(/^[\x21-\x7e]+@[A-Za-z0-9.-]+$/)
  })
}, 600_000)

test('the HTML part has no tag and no attribute but its own', () => {
  const shape = (html: string) => [html.replaceAll('<br>', '').split('<').length, html.split('"').length]
  check((lead, { html }) => {
    const phone = readPhoneNumbers(lead.phone)
      .map(({ e164 }) => e164)
      .join(', ')
    const plain = { ...lead, fullName: 'x', email: lead.email && 'x', postcode: 'x', jobDescription: 'x', phone }
    expect(shape(html)).toEqual(shape(buildLeadEmail(plain, [], emailSettings).html))
    expect(html.isWellFormed()).toBe(true)
  })
}, 600_000)

test('both parts hold every field whole', () => {
  check((lead, { text, html }) => {
    const shown = parseHtml(html.replaceAll('<br>', '\n')).body.textContent
    // Typed lines of the text part are quoted.
    for (const part of [text.replace(/^> /gm, ''), shown])
      for (const name of quoteFieldNames) expect(part).toContain(lead[name])
  })
}, 600_000)
