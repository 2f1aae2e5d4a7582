import { expect, test } from 'vitest'
import { networkHash, networkOf } from '../../../lambdas/runtime/network-hash.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:7:1::1', '2001:db8:7'],
  ['2001:0DB8:0007:ffff:1:2:3:4', '2001:db8:7'],
  ['2001:db8::1', '2001:db8:0'],
  ['::1', '0:0:0'],
  ['', undefined],
  ['not an address', undefined],
  ['203.0.113.7, 192.0.2.1', undefined],
])('%j counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('a network is known by a keyed hash alone, and by the same one for each of its addresses', () => {
  const hash = networkHash('key', '2001:db8:7:1::1')
  expect(hash).toMatch(/^[\w-]{43}$/)
  expect(networkHash('key', '2001:db8:7:2::9')).toBe(hash)
  expect(networkHash('another', '2001:db8:7:1::1')).not.toBe(hash)
  expect(networkHash('key', undefined)).toBeUndefined()
})
