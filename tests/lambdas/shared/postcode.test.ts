import { expect, test } from 'vitest'
import { normalisePostcode, placeOf, readPostcode } from '../../../lambdas/shared/postcode.ts'

test.each([
  ['sw147aa', 'SW14 7AA'],
  [' sw14-7aa ', 'SW14 7AA'],
  ['TW9\u00ad 2NQ', 'TW9 2NQ'],
  ['ＴＷ９ ２ＮＱ', 'TW9 2NQ'],
])('%j is the postcode %s', (typed, postcode) => {
  expect(normalisePostcode(typed)).toBe(postcode)
  expect(readPostcode(typed)).toBe(postcode)
})

test.each([
  ['12 Kew Road, TW9 2NQ', 'TW9 2NQ', 'TW9'],
  ['Flat B2, 12 Kew Road, Richmond tw92nq (rear)', 'TW9 2NQ', 'TW9'],
  ['TW9 2NQ and SW14 7AA', 'TW9 2NQ', 'TW9'],
  ['Flat B2, Kew Road TW9', undefined, 'TW9'],
  ['tw 9', undefined, 'TW9'],
  ['at 5 Kew Road', undefined, 'at 5 Kew Road'],
  ['TWO 1AA', undefined, 'TWO 1AA'],
])('an address in the field is read: %j', (typed, postcode, place) => {
  expect(readPostcode(typed)).toBe(postcode)
  expect(placeOf(typed)).toBe(place)
})
