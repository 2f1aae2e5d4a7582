import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainLine } from '../../../lambdas/shared/clean-text.ts'
import { phoneProblem, readPhoneNumbers, surchargeOf } from '../../../lambdas/shared/phone-number.ts'
import { numRuns, typedText } from '../../fixtures/fuzz.ts'

test.each([
  ['07700900123', '07700 900123', '+447700900123'],
  ['020 7946 0000', '020 7946 0000', '+442079460000'],
  ['020/7946 0123', '020 7946 0123', '+442079460123'],
  ['+44 (0)20 7946 0123', '020 7946 0123', '+442079460123'],
  ['0044 7700 900456', '07700 900456', '+447700900456'],
  ['7700 900456', '07700 900456', '+447700900456'],
  ['0161 496 0000', '0161 496 0000', '+441614960000'],
  ['01632 960 000', '01632 960000', '+441632960000'],
  // Nine digits after the 0: Brampton, and old 0800 numbers.
  ['016977 2345', '0169772345', '+44169772345'],
  ['0800 1111', '0800 1111', '+448001111'],
  ['call me on 07700 900456 after five', '07700 900456', '+447700900456'],
  ['07700 90012 or 020 7946 0000', '020 7946 0000', '+442079460000'],
  ['020 7946 0000/1', '020 7946 0000', '+442079460000'],
  ['０７７００ ９００４５６', '07700 900456', '+447700900456'],
  ['٠٧٧٠٠٩٠٠٤٥٦', '07700 900456', '+447700900456'],
  // Foreign numbers stay as typed.
  ['+353 1 234 5678', '+353 1 234 5678', '+35312345678'],
  ['00 49 30 123456', '00 49 30 123456', '+4930123456'],
  ['+1 (212) 555-0100', '+1 (212) 555-0100', '+12125550100'],
])('"%s" can be rung, is read out as %s and dialled as %s', (typed, display, e164) => {
  expect(readPhoneNumbers(typed)).toEqual([{ display, e164 }])
  expect(phoneProblem(typed)).toBeUndefined()
})

test.each([
  ...['\u00ad', '\ufe0f', '\ufe0d', '\u200b', '\u200c', '\u200d', '\u200e', '\u2060', '\u3164', '\u{e0031}'].map(
    (unseen) => [`07700${unseen}900123`, '07700 900123'],
  ),
  ...[' - ', '\u2212', '\u2013', ' | ', '_', ',', '\u00b7', ' \u00b7 ', ' / ', '.'].map((between) => [
    `07700${between}900123`,
    '07700 900123',
  ]),
  ['+07700 900123', '07700 900123'],
  ['(+44) 7700 900123', '07700 900123'],
  ['07700 900123 9am-5pm', '07700 900123'],
  ['07700 900123 (0930-1730)', '07700 900123'],
  ['01697 72345 9-5', '0169772345'],
  ['+353 1 234 5678 (9-5)', '+353 1 234 5678'],
  ['+33 6 12 34 56 12', '+33 6 12 34 56 12'],
  ['020 7946 0456 ext 20456', '020 7946 0456'],
  ['flat 12 07700 900123', '07700 900123'],
])('people write more than a number, %j, and it is read as %s', (typed, display) => {
  expect(readPhoneNumbers(typed).map((number) => number.display)).toEqual([display])
})

test.each([' - ', ' / ', '/', ' or ', ', ', ' | ', ' \u00b7 ', ' \u2212 ', ' ', '; ', ' +44 7700 900123 or '])(
  'two numbers with %j between them are both read, each once',
  (between) => {
    expect(readPhoneNumbers(`020 7946 0123${between}07700 900123`).map(({ e164 }) => e164)).toEqual([
      '+442079460123',
      '+447700900123',
    ])
  },
)

test('what is joined without a break is no number, and no part of it is rung', () => {
  for (const typed of ['0207946012307700900123', '0211 123 4567 12', '0421 123 4567'])
    expect(readPhoneNumbers(typed)).toEqual([])
})

test.each([
  ['0770090012', 'A number that begins 077 has 11 digits; this one has 10.'],
  ['077009001234', 'A number that begins 077 has 11 digits; this one has 12.'],
  ['+44 7700 90012', 'A number that begins 077 has 11 digits; this one has 10.'],
  // No number starts like this.
  ['0421 123 4567', 'It should look like'],
  // Without the area code.
  ['7946 0123', 'It should look like'],
  ['0208 94O 1234', 'a letter O among its digits'],
  ['o7700 9OO 123', 'a letter O among its digits'],
  ['0208 940 123 or so', 'A number that begins 020 has 11 digits; this one has 10.'],
  ['+353 12', '7 to 15 digits; this one has 5.'],
  ['+1234567890123456', '7 to 15 digits; this one has 16.'],
])('"%s" cannot be rung, and a sentence says why', (typed, sentence) => {
  expect(readPhoneNumbers(typed)).toEqual([])
  expect(phoneProblem(typed)).toContain(sentence)
})

test('where there is no number there is nothing to read', () => {
  for (const typed of ['', 'ask Ada', '1234', '12 34', '????']) expect(readPhoneNumbers(typed)).toEqual([])
})

test.each([
  // International premium rate, trial services, and North America's premium rate.
  ['+979 123 456 789', 'premium'],
  ['+991 123 45678', 'premium'],
  ['+1 900 555 0100', 'premium'],
  // Pagers, without the Isle of Man's mobiles; personal numbers, 09 and 087.
  ['07640 123456', 'premium'],
  ['07624 412345', undefined],
  ['07012 341234', 'premium'],
  ['09098 791234', 'premium'],
  ['0871 234 5678', 'premium'],
  ['+881 6 1234 5678', 'premium'],
  // The Caribbean shares +1, and is abroad like any other.
  ['+1 876 555 0100', 'abroad'],
  ['+252 61 1234567', 'abroad'],
  ['+353 1 234 5678', 'abroad'],
  ['020 7946 0123', undefined],
  ['0345 123 4567', undefined],
  ['01534 123456', undefined],
])('what a call to %s may cost is known: %s', (typed, surcharge) => {
  const [number] = readPhoneNumbers(typed)
  expect(number && surchargeOf(number.e164)).toBe(surcharge)
  expect(number).toBeDefined()
})

test('no number is made up: its digits stand in the text, in their order', () => {
  const digit = fc.constantFrom(...'0123456789+() -/|\u00b7\u00ad\u200bx')
  const text = fc.oneof(typedText, fc.string({ unit: digit, maxLength: 40 }))
  fc.assert(
    fc.property(text, (typed) => {
      const digits = plainLine(typed).replace(/\D/g, '')
      for (const { e164 } of readPhoneNumbers(typed)) expect(digits).toContain(e164.replace(/^\+(44)?/, '').slice(-9))
    }),
    { numRuns },
  )
})
