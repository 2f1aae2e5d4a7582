import { expect, test } from 'vitest'
import { QuoteRequest } from '../../../lambdas/contract/quote-request.ts'
import { type QuoteFieldName, quoteFieldNames } from '../../../lambdas/contract/quote-rules.ts'
import { formPage } from '../../../lambdas/leads/form-page.ts'
import { buildLeadEmail } from '../../../lambdas/leads/lead-email.ts'
import { readQuote } from '../../../lambdas/leads/read-quote.ts'
import { toCsv } from '../../../scripts/operate/leads/export-leads.ts'
import { business, emailSettings, keys, siteUrl } from '../../fixtures/lead-deps.ts'
import { parseHtml } from '../../fixtures/parse-html.ts'
import { anyViewer } from '../../fixtures/viewer.ts'

/** Anything will do for a field without rules of its own. */
const usable: Partial<Record<QuoteFieldName, string>> = { phone: '020 7946 0123', postcode: 'SW14 7AA' }
const typed = Object.fromEntries(quoteFieldNames.map((name) => [name, usable[name] ?? `the ${name}`]))
const settings = { siteUrl, keys, viewer: anyViewer, now: Date.now(), newKey: () => 'key' }

const context = { about: 'Fish & Rewiring', writtenOn: '/services/rewiring', beganOn: '/blog/eicr-guide' }

test.each(Object.entries(context))('%s reaches the lead, both parts of the mail and the CSV', (name, text) => {
  const lead = readQuote(QuoteRequest.parse({ ...typed, ...context }), settings)
  expect(lead).toMatchObject({ [name]: text })
  const mail = buildLeadEmail(lead, [], emailSettings)
  expect(mail.text).toContain(text)
  expect(mail.html).toContain(text.replace('&', '&amp;'))
  expect(toCsv([lead])).toContain(text)
})

test('the page without JavaScript asks again what it was about, and remembers where it was written', () => {
  const document = parseHtml(formPage({ code: 'invalid', message: '' }, { ...typed, ...context }, business))
  const about = document.querySelector<HTMLInputElement>('[name=about]')
  expect([about?.type, about?.checked, about?.value]).toEqual(['checkbox', true, context.about])
  expect(document.querySelector<HTMLInputElement>('[name=writtenOn]')?.value).toBe(context.writtenOn)
})

test('an enquiry from nowhere in particular has no such rows', () => {
  const lead = readQuote(QuoteRequest.parse(typed), settings)
  expect(buildLeadEmail(lead, [], emailSettings).text).not.toMatch(/About:|Written on:|Visit began on:/)
})

test.each([
  { about: 7, writtenOn: {}, beganOn: null },
  { about: ' \u0000 ', writtenOn: 'https://evil.example/', beganOn: '/contact?name=Ann' },
  { about: '\r\n', writtenOn: `/${'x'.repeat(200)}`, beganOn: 'javascript:alert(1)' },
])('a strange context is left out and refuses nothing [L8]: %j', (strange) => {
  const { about, writtenOn, beganOn } = readQuote(QuoteRequest.parse({ ...typed, ...strange }), settings)
  expect([about, writtenOn, beganOn]).toEqual([undefined, undefined, undefined])
})

test('the same words from another page are one enquiry, about something else they are another [L3] [L4]', () => {
  const idOf = (changes: object) => readQuote(QuoteRequest.parse({ ...typed, ...changes }), settings).leadId
  expect(idOf({ writtenOn: '/contact', beganOn: '/' })).toBe(idOf({ writtenOn: '/faqs' }))
  expect(idOf({ about: 'Rewiring' })).not.toBe(idOf({}))
})

test.each(quoteFieldNames)(
  '%s reaches the lead, both parts of the mail, the CSV and the page without JavaScript',
  (name) => {
    const text = typed[name] ?? ''
    const lead = readQuote(QuoteRequest.parse(typed), settings)
    expect(lead[name]).toBe(text)
    const mail = buildLeadEmail(lead, [], emailSettings)
    expect(mail.text).toContain(text)
    expect(mail.html).toContain(text)
    expect(toCsv([lead])).toContain(text)
    expect(formPage({ code: 'invalid', message: '' }, typed, business)).toContain(text)
  },
)
