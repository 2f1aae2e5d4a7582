import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { QuoteRequest } from '../../../lambdas/contract/quote-request.ts'
import {
  type QuoteFieldName,
  type QuoteFields,
  quoteFieldNames,
  refusedQuoteFields,
} from '../../../lambdas/contract/quote-rules.ts'
import { readQuote } from '../../../lambdas/leads/read-quote.ts'
import { VisibleError } from '../../../lambdas/runtime/visible-error.ts'
import { anyUnits, numRuns, typedText } from '../../fixtures/fuzz.ts'
import { originKey, siteUrl } from '../../fixtures/lead-deps.ts'

const typed: QuoteFields = {
  fullName: 'Ada',
  phone: '020 7946 0000',
  email: '',
  postcode: 'TW9 1AA',
  jobDescription: 'A socket',
}

/** What the server says of the fields as they travel: as JSON, and through the request's schema. */
function refusedByServer(fields: QuoteFields): Record<string, string> {
  const request = QuoteRequest.parse(JSON.parse(JSON.stringify(fields)))
  try {
    const lead = readQuote(request, { siteUrl, originKey, now: Date.now(), newKey: () => 'made here' })
    // What is taken can be read by the owner.
    for (const name of ['fullName', 'phone', 'postcode', 'jobDescription'] as const) expect(lead[name]).not.toBe('')
    return {}
  } catch (error) {
    if (error instanceof VisibleError) return error.fields ?? {}
    throw error
  }
}

const unseen = ['', '   ', '\n\t', '\u00a0', '\u200b', '\u200d', '\u2060\ufeff', '\u202e', '\u0000', '\u00ad', '\u3164']

test.each([
  ...['foo', 'ada@', 'ada@example', 'Ada <ada@example.com>', '\u200b', 'x'.repeat(300)].map((text) => ['email', text]),
  ...['TW9', 'tw 9', 'TWO 1AA', 'TW9IAA', 'SW14, by the station', 'ＴＷ９ １ＡＡ', 'M1 1AA', '75001 Paris'].map(
    (text) => ['postcode', text],
  ),
  ...[
    '020 7946 0000 (evenings)',
    '020 7946 0000 or 07700 900123',
    'please text, never call: 07700 900123',
    '7946 0123',
    '０７７００ ９００４５６',
    '٠٧٧٠٠٩٠٠٤٥٦',
    '020 7946 0000 ext. 12',
    `${'after six '.repeat(10)}07700 900123`,
  ].map((text) => ['phone', text]),
  ...['李', '\ud83d', '😀', 'שלום', '.', 'x'.repeat(500)].map((text) => ['fullName', text]),
  ...['?', 'long '.repeat(5000), '<script>'].map((text) => ['jobDescription', text]),
] as [QuoteFieldName, string][])('L8, L17: form and server take %s "%s"', (name, text) => {
  const fields = { ...typed, [name]: text }
  expect(refusedQuoteFields(fields)).toEqual({})
  expect(refusedByServer(fields)).toEqual({})
})

test.each([
  ...['fullName', 'phone', 'postcode', 'jobDescription'].flatMap((name) => unseen.map((text) => [name, text])),
  ...['none', '?', '12345', 'ask Ada'].map((text) => ['phone', text]),
  ...['London', '12345', '-'].map((text) => ['postcode', text]),
] as [QuoteFieldName, string][])('form and server refuse %s "%j", with the same sentence', (name, text) => {
  const refused = refusedQuoteFields({ ...typed, [name]: text })
  expect(refused).toEqual({ [name]: expect.stringMatching(/^(Enter|Tell us) .+\.$/) })
  expect(refusedByServer({ ...typed, [name]: text })).toEqual(refused)
})

test('L17: whatever is typed, form and server come to the same verdict', () => {
  const anything = fc.oneof(typedText, anyUnits, fc.constantFrom(...unseen, ...Object.values(typed)))
  const fields = fc.record(
    Object.fromEntries(quoteFieldNames.map((name) => [name, anything])) as Record<QuoteFieldName, typeof anything>,
  )
  fc.assert(
    fc.property(fields, (quote) => {
      expect(refusedByServer(quote)).toEqual(refusedQuoteFields(quote))
    }),
    { numRuns },
  )
})
