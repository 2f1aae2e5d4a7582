import { expect, test } from 'vitest'
import { readEmailAddress } from '../../../lambdas/shared/email-address.ts'

test.each([
  ['me@example.com', 'me@example.com'],
  ['me@bücher.example', 'me@xn--bcher-kva.example'],
  ['me@пример.рф', 'me@xn--e1afmkfd.xn--p1ai'],
  ['a=b?c@example.com', 'a=b?c@example.com'],
  ['me＠example.com', 'me@example.com'],
  ['me@example.com,', 'me@example.com'],
  ['me\u00ad@exam\u200bple.com\u200d', 'me@example.com'],
  ['Ada Lovelace <me@example.com>', 'me@example.com'],
  ['"Lovelace, Ada" <me@example.com>,', 'me@example.com'],
  ['mailto:me@example.com', 'me@example.com'],
])('%j is read as %s', (typed, address) => {
  expect(readEmailAddress(typed)).toBe(address)
})

test.each([
  '',
  'me@example',
  'a@example.com, b@example.com',
  'a@@example.com',
  'jörg@example.com',
  'me@192.0.2.1',
  'me@exa\u0000mple.com/path',
  'me@bücher.example:80',
  `${'a'.repeat(65)}@example.com`,
  // An encoded word (RFC 2047), which mail programs decode.
  '=?utf-8?q?office=40example.com=3e=20?=@evil.example',
  'Ada <=?utf-8?b?b2ZmaWNlQGV4YW1wbGUuY29t?=@evil.example>',
])('%j is no one address', (typed) => {
  expect(readEmailAddress(typed)).toBeUndefined()
})
