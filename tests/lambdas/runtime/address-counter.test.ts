import { expect, test } from 'vitest'
import { networkOf } from '../../../lambdas/runtime/address-counter.ts'

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
])('%j counts as %s [L16]', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
