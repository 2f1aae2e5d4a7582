import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readEnquiry } from '../../../lambdas/enquiries/read-enquiry.ts'
import { VisibleError } from '../../../lambdas/runtime/visible-error.ts'
import {
  type EnquiryFieldName,
  type EnquiryFields,
  eachEnquiryField,
  enquiryField,
  enquiryFieldNames,
} from '../../../lambdas/shared/enquiry-fields.ts'
import { EnquiryRequest } from '../../../lambdas/shared/enquiry-request.ts'
import { refusedEnquiryFields } from '../../../lambdas/shared/enquiry-rules.ts'
import { enquiryNotices, refusalNotice } from '../../../lambdas/shared/enquiry-words.ts'
import { typed } from '../../fixtures/enquiry.ts'
import { requestDeps } from '../../fixtures/enquiry-settings.ts'
import { anyUnits, numRuns, typedText } from '../../fixtures/fuzz.ts'

/** What is typed, and nothing in a field that need not be filled in. */
const usual = { ...eachEnquiryField(() => ''), ...typed }

const requiredEnquiryFields = enquiryFieldNames.filter((name) => enquiryField(name).required)

/** The server's messages for these fields, sent as JSON and parsed by the request's schema. */
function refusedByServer(fields: EnquiryFields): Record<string, string> {
  const request = EnquiryRequest.parse(JSON.parse(JSON.stringify(fields)))
  try {
    const enquiry = readEnquiry(request, { ...requestDeps, now: Date.now() })
    // An accepted field has text for the owner to read.
    for (const name of requiredEnquiryFields) expect(enquiry[name]).not.toBe('')
    return {}
  } catch (error) {
    if (error instanceof VisibleError) return error.fields ?? {}
    throw error
  }
}

type Case = [EnquiryFieldName, string]
const cases = (name: EnquiryFieldName, ...texts: string[]) => texts.map((text): Case => [name, text])
const unseen = ['', '   ', '\n\t', '\u00a0', '\u200b', '\u200d', '\u2060\ufeff', '\u202e', '\u0000', '\u00ad', '\u3164']

test.each([
  ...cases('fullName', '李', '\ud83d', '😀', 'שלום', '.'),
  ...cases('phone', '020 7946 0000 (evenings)', '020 7946 0000 or 07700 900123', '020 7946 0000 ext. 12', '7946 0123'),
  ...cases('phone', 'please text, never call: 07700 900123', '０７７００ ９００４５６', '٠٧٧٠٠٩٠٠٤٥٦'),
  ...cases('email', 'foo', 'ada@', 'ada@example', 'Ada <ada@example.com>', '\u200b'),
  ...cases('postcode', 'TW9', 'tw 9', 'TWO 1AA', 'TW9IAA', 'SW14, by the station', 'ＴＷ９ １ＡＡ', '75001 Paris'),
  ...cases('jobDescription', '?', '<script>'),
])('form and server take %s "%s"', (name, text) => {
  const fields = { ...usual, [name]: text }
  expect(refusedEnquiryFields(fields)).toEqual({})
  expect(refusedByServer(fields)).toEqual({})
})

test.each(enquiryFieldNames)('form and server take a long %s', (name) => {
  const fields = { ...usual, [name]: `${'after six '.repeat(1500)}${typed.phone} ${typed.postcode}` }
  expect(refusedEnquiryFields(fields)).toEqual({})
  expect(refusedByServer(fields)).toEqual({})
})

test.each([...requiredEnquiryFields.flatMap((name) => cases(name, ...unseen))])(
  'form and server refuse %s %j as missing, with the same sentence',
  (name, text) => {
    const refused = refusedEnquiryFields({ ...usual, [name]: text })
    expect(refused).toEqual({ [name]: enquiryField(name).required?.missing })
    expect(refusalNotice(refused)).toBe(enquiryNotices.missing)
    expect(refusedByServer({ ...usual, [name]: text })).toEqual(refused)
  },
)

test.each([...cases('phone', 'none', '?', '12345', 'ask Ada'), ...cases('postcode', 'London', '12345', '-')])(
  'form and server refuse %s %j as malformed, never as missing',
  (name, text) => {
    const refused = refusedEnquiryFields({ ...usual, [name]: text })
    expect(refused).toEqual({ [name]: expect.stringMatching(/^This .+\.$/) })
    expect(refusalNotice(refused)).toBe(enquiryNotices.malformed)
    expect(refusedByServer({ ...usual, [name]: text })).toEqual(refused)
    expect(refusalNotice(refusedEnquiryFields({ ...usual, [name]: text, fullName: '' }))).toBe(enquiryNotices.missing)
  },
)

test('form and server come to the same verdict on any input', () => {
  const text = fc.oneof(typedText, anyUnits, fc.constantFrom(...unseen, ...Object.values(usual)))
  const fields = fc.record(eachEnquiryField(() => text))
  fc.assert(
    fc.property(fields, (quote) => {
      expect(refusedByServer(quote)).toEqual(refusedEnquiryFields(quote))
    }),
    { numRuns },
  )
})
