import { expect, test } from 'vitest'
import { QuoteRequest } from '../../../lambdas/contract/quote-request.ts'
import { type QuoteFieldName, quoteFieldNames } from '../../../lambdas/contract/quote-rules.ts'
import { formPage } from '../../../lambdas/leads/form-page.ts'
import { buildLeadEmail } from '../../../lambdas/leads/lead-email.ts'
import { readQuote } from '../../../lambdas/leads/read-quote.ts'
import { toCsv } from '../../../scripts/operate/leads/export-command.ts'
import { business, originKey, siteUrl } from '../../fixtures/lead-deps.ts'
import { anyViewer } from '../../fixtures/viewer.ts'

/** Anything will do for a field without rules of its own. */
const usable: Partial<Record<QuoteFieldName, string>> = { phone: '020 7946 0123', postcode: 'SW14 7AA' }
const typed = Object.fromEntries(quoteFieldNames.map((name) => [name, usable[name] ?? `the ${name}`]))
const settings = { siteUrl, originKey, viewer: anyViewer, now: Date.now(), newKey: () => 'key' }

test.each(quoteFieldNames)(
  '%s reaches the lead, both parts of the mail, the CSV and the page without JavaScript',
  (name) => {
    const text = typed[name] ?? ''
    const lead = readQuote(QuoteRequest.parse(typed), settings)
    expect(lead[name]).toBe(text)
    const mail = buildLeadEmail(lead, [])
    expect(mail.text).toContain(text)
    expect(mail.html).toContain(text)
    expect(toCsv([lead])).toContain(text)
    expect(formPage({ code: 'invalid', message: '' }, typed, business)).toContain(text)
  },
)
