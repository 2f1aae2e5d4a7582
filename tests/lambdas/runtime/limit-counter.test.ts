import { afterAll, expect, test } from 'vitest'
import { limits } from '../../../lambdas/contract/limits.ts'
import { createDynamoClient } from '../../../lambdas/runtime/dynamo-client.ts'
import { createLimitCounter, networkHash, networkOf } from '../../../lambdas/runtime/limit-counter.ts'
import { limitsTable, startTables } from '../../fixtures/tables.ts'

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

const dynamo = await startTables()
afterAll(() => dynamo.stop())
const counter = createLimitCounter(createDynamoClient({ endpoint: dynamo.endpoint }), limitsTable)
const now = Date.parse('2026-11-20T10:59:00Z')
const { most } = limits.mailsOfAddress

test('as many places as the limit has, for each user and hour', async () => {
  const take = (id: string, who = 'a', at = now) => counter.take({ limit: 'mailsOfAddress', who, ids: [id], now: at })
  for (let place = 1; place <= most; place++) expect(await take(`id-${place}`)).toBe(place)
  expect(await take('one more')).toBeUndefined()
  expect(await take('id-3'), 'who has a place keeps it').toBe(most)
  expect(await take('one more', 'b')).toBe(1)
  expect(await take('one more', 'a', now + 60_000), 'the next hour').toBe(1)
})

test('a group takes all its places or none', async () => {
  const take = (...ids: [string, ...string[]]) => counter.take({ limit: 'uploads', who: 'a', ids, now })
  const group = (name: string, size: number) =>
    Array.from({ length: size }, (_, at) => `${name}-${at}`) as [string, ...string[]]
  expect(await take(...group('x', limits.uploads.most - 1))).toBe(limits.uploads.most - 1)
  expect(await take('y', 'z')).toBeUndefined()
  expect(await take('y')).toBe(limits.uploads.most)
})

test('twenty at once take no more than there are', async () => {
  const takes = Array.from({ length: 20 }, (_, at) =>
    counter.take({ limit: 'mailsOfAddress', who: 'many', ids: [`id-${at}`], now }),
  )
  expect((await Promise.all(takes)).filter((place) => place !== undefined)).toHaveLength(most)
})
