import * as fc from 'fast-check'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { expect, test } from 'vitest'
import { readPhoneNumber } from '../../../lambdas/contract/phone-number.ts'
import { numRuns, typedText } from '../../fixtures/fuzz.ts'

test.each([
  ['07700900123', '07700 900123'],
  ['020 7946 0000', '020 7946 0000'],
  ['(020) 7946-0123', '020 7946 0123'],
  ['020/7946 0123', '020 7946 0123'],
  ['+44 (0)20 7946 0123', '020 7946 0123'],
  ['0044 7700 900456', '07700 900456'],
  ['7700 900456', '07700 900456'],
  ['44 7700 900456', '07700 900456'],
  ['0161 496 0000', '0161 496 0000'],
  ['01632 960 000', '01632 960000'],
  // Nine digits after the 0: Brampton, and old 0800 numbers.
  ['016977 2345', '0169772345'],
  ['0800 1111', '08001111'],
  ['0345 123 4567', '0345 123 4567'],
  ['call me on 07700 900456 after five', '07700 900456'],
  ['020 7946 0000 ext. 12', '020 7946 0000'],
  ['07700 90012 or 020 7946 0000', '020 7946 0000'],
  ['020 7946 0000/1', '020 7946 0000'],
  ['０７７００ ９００４５６', '07700 900456'],
  ['٠٧٧٠٠٩٠٠٤٥٦', '07700 900456'],
  // Foreign numbers stay as typed.
  ['+353 1 234 5678', '+353 1 234 5678'],
  ['+33 6 12 34 56 78', '+33 6 12 34 56 78'],
  ['00 49 30 123456', '00 49 30 123456'],
  ['+1 (212) 555-0100', '+1 (212) 555-0100'],
])('"%s" can be rung, and is read out as %s [L21]', (typed, display) => {
  expect(readPhoneNumber(typed)).toEqual({ display })
  // If the owner's mail groups the digits, the groups are the national format.
  if (/^0[1-9]\d+ /.test(display)) expect(parsePhoneNumberFromString(display, 'GB')?.formatNational()).toBe(display)
})

test.each([
  ['0770090012', 'A number that begins 077 has 11 digits; this one has 10.'],
  ['077009001', 'A number that begins 077 has 11 digits; this one has 9.'],
  ['077009001234', 'A number that begins 077 has 11 digits; this one has 12.'],
  ['+44 7700 90012', 'A number that begins 077 has 11 digits; this one has 10.'],
  ['020 7946 000', 'A number that begins 020 has 11 digits; this one has 10.'],
  // No number starts like this.
  ['0421 123 4567', 'It should look like'],
  ['0211 123 4567', 'It should look like'],
  // Without the area code.
  ['7946 0123', 'It should look like'],
  ['0770090', 'A number that begins 077 has 11 digits; this one has 7.'],
  ['02079460', 'A number that begins 020 has 11 digits; this one has 8.'],
  ['+353 12', '7 to 15 digits; this one has 5.'],
  ['+1234567890123456', '7 to 15 digits; this one has 16.'],
])('"%s" cannot be rung, and a sentence says why [L21]', (typed, sentence) => {
  expect(readPhoneNumber(typed)?.problem).toContain(sentence)
})

test('where there is no number there is nothing to read', () => {
  for (const typed of ['', 'ask Ada', '1234', '12 34', '????']) expect(readPhoneNumber(typed)).toBeUndefined()
})

test('no input makes the parser throw', () => {
  fc.assert(
    fc.property(typedText, (typed) => void readPhoneNumber(typed)),
    { numRuns },
  )
})
