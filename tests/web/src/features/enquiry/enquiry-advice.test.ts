import { expect, test } from 'vitest'
import { enquiryFields } from '#shared/enquiry-fields.ts'
import { enquiryAdvice, lengthAdvice } from '../../../../../web/src/features/enquiry/enquiry-advice.ts'
import { typedFields } from '../../../../fixtures/typed-fields.ts'

const nothing = typedFields()

test('nothing is advised of what is empty or in order', () => {
  expect(enquiryAdvice(nothing)).toEqual({})
  for (const phone of [
    '020 7946 0000 (evenings)',
    '020 7946 0000 or 07700 900123',
    '+44 (0)7700 900-111',
    '０７７００ ９００４５６',
    '07700 900123 (0930-1730)',
    '07700 \u2212 900123',
    // The ordinary one of two is the one that is rung.
    '+353 1 234 5678 or 07700 900123',
  ]) {
    expect(enquiryAdvice({ ...nothing, fullName: 'Ada', phone, email: 'ada@example.com' })).toEqual({})
  }
})

test('an e-mail address that the owner can answer needs no advice', () => {
  for (const email of ['me@bücher.example', 'me＠example.com', 'jo@gmail.com,', 'Jo <jo@example.com>'])
    expect(enquiryAdvice({ ...nothing, email })).toEqual({})
})

test.each([
  ['phone', '7946 0000', 'Check this phone number.'],
  ['phone', 'ask next door', 'Check this phone number.'],
  ['phone', '+353 1 234 5678', 'because it is abroad'],
  ['phone', '09098 791234', 'pounds a minute'],
  ['email', 'foo', 'Check this email address.'],
  ['email', 'jörg@example.com', 'Check this email address.'],
  ['email', 'hana@gmial.com', 'Did you mean hana@gmail.com?'],
  ['email', 'Hana <hana@Hotmail.con>', 'Did you mean hana@hotmail.com?'],
  ['postcode', 'TW 1AA', 'Check this postcode.'],
  ['postcode', 'TW9 1', 'we cover TW9. Add the rest of the postcode if you can.'],
  ['postcode', '12 Kew Road, TW9 2NQ', 'we cover TW9.'],
  ['postcode', 'Richmond', 'Check this postcode.'],
  ['postcode', 'sw147aa', 'we cover SW14.'],
  ['postcode', 'KT1 1AA', 'KT1.'],
])('of %s "%s" it says "%s"', (name, typed, sentence) => {
  expect(enquiryAdvice({ ...nothing, [name]: typed })).toEqual({ [name]: expect.stringContaining(sentence) })
})

test('text longer than is kept is pointed out, unless what is too much cannot be seen', () => {
  const { longest } = enquiryFields.jobDescription
  expect(lengthAdvice('jobDescription', 'x'.repeat(longest + 1))).toContain('Only the first 10,000 characters')
  expect(lengthAdvice('jobDescription', ` ${'x'.repeat(longest)} `)).toBeUndefined()
})
