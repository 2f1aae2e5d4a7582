import { expect, test } from 'vitest'
import { networkHash } from '../../../lambdas/runtime/network-hash.ts'

const hashOf = (address: string | undefined) => networkHash('key', address)

test.each([
  ['203.0.113.7', '::ffff:203.0.113.7'],
  ['2001:db8:7:1::1', '2001:0DB8:0007:ffff:1:2:3:4'],
  ['2001:db8::1', '2001:db8:0:9::1'],
  ['::1', '0:0:0:9::1'],
])('%j and %j are of one network, known by a keyed hash alone', (one, other) => {
  expect(hashOf(one)).toMatch(/^[\w-]{43}$/)
  expect(hashOf(other)).toBe(hashOf(one))
  expect(networkHash('another', one)).not.toBe(hashOf(one))
})

test('addresses of different networks are counted apart', () => {
  const addresses = ['203.0.113.7', '203.0.113.8', '2001:db8:7::1', '2001:db8:8::1', '2001:db8::1', '::1']
  expect(new Set(addresses.map(hashOf)).size).toBe(addresses.length)
})

test.each([undefined, '', 'not an address', '203.0.113.7, 192.0.2.1'])('%j is of no network', (address) => {
  expect(hashOf(address)).toBeUndefined()
})
