import { afterAll, expect, test } from 'vitest'
import { createDynamoClient } from '../../../lambdas/runtime/dynamo-client.ts'
import { createLimitCounter } from '../../../lambdas/runtime/limit-counter.ts'
import { limits } from '../../../lambdas/shared/limits.ts'
import { limitsTable, startTables } from '../../fixtures/tables.ts'

const dynamo = await startTables()
afterAll(() => dynamo.stop())
const counter = createLimitCounter(createDynamoClient({ endpoint: dynamo.endpoint }), limitsTable)
const now = Date.parse('2026-11-20T10:59:00Z')
const { most } = limits.ordinaryMails

test('as many places as the limit has, for each user and hour', async () => {
  const take = (id: string, who = 'a', at = now) => counter.take({ limit: 'ordinaryMails', who, ids: [id], now: at })
  for (let place = 1; place <= most; place++) expect(await take(`id-${place}`)).toBe(true)
  expect(await take('one more')).toBe(false)
  expect(await take('id-3'), 'who has a place keeps it').toBe(true)
  expect(await take('one more', 'b')).toBe(true)
  expect(await take('one more', 'a', now + 60_000), 'the next hour').toBe(true)
})

test('a group takes all its places or none', async () => {
  const take = (...ids: [string, ...string[]]) => counter.take({ limit: 'uploads', who: 'a', ids, now })
  const group = (name: string, size: number) =>
    Array.from({ length: size }, (_, at) => `${name}-${at}`) as [string, ...string[]]
  expect(await take(...group('x', limits.uploads.most - 1))).toBe(true)
  expect(await take('y', 'z')).toBe(false)
  expect(await take('y')).toBe(true)
  expect(await take('y', 'x-0'), 'both have a place').toBe(true)
  expect(await take('y', 'z'), 'one of them has none').toBe(false)
})

test('twenty at once take no more than there are', async () => {
  const takes = Array.from({ length: 20 }, (_, at) =>
    counter.take({ limit: 'markedMails', who: 'many', ids: [`id-${at}`], now }),
  )
  expect((await Promise.all(takes)).filter(Boolean)).toHaveLength(limits.markedMails.most)
})
