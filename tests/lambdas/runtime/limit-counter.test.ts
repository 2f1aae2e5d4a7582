import { expect, test } from 'vitest'
import { createLimitCounter } from '../../../lambdas/runtime/limit-counter.ts'
import { limits } from '../../../lambdas/shared/limits.ts'
import { memoryStores } from '../../fixtures/memory-stores.ts'
import { limitsTable, startTables } from '../../fixtures/tables.ts'

const counter = createLimitCounter((await startTables()).dynamo, limitsTable)
const now = Date.parse('2026-11-20T10:59:00Z')
const { most } = limits.ordinaryMails

test.each([
  ['the table', counter],
  ['the memory of other tests', memoryStores().counter],
])('%s counts up to the limit, for each user and hour', async (_, { count: countIn }) => {
  const count = (id: string, who = 'a', at = now) => countIn({ limit: 'ordinaryMails', who, ids: [id], now: at })
  for (let number = 1; number <= most; number++) expect(await count(`id-${number}`)).toBe(true)
  expect(await count('one more')).toBe(false)
  expect(await count('id-3'), 'it was counted before').toBe(true)
  expect(await count('one more', 'b')).toBe(true)
  expect(await count('one more', 'a', now + 60_000), 'the next hour').toBe(true)
})

test('a group is counted whole or not at all', async () => {
  const count = (...ids: string[]) => counter.count({ limit: 'uploads', who: 'a', ids, now })
  const group = (name: string, size: number) => Array.from({ length: size }, (_, at) => `${name}-${at}`)
  expect(await count(...group('x', limits.uploads.most - 1))).toBe(true)
  expect(await count('y', 'z')).toBe(false)
  expect(await count('y')).toBe(true)
  expect(await count('y', 'x-0'), 'both were counted before').toBe(true)
  expect(await count('y', 'z'), 'one of them was not').toBe(false)
})

test('of twenty at once no more are counted than the limit', async () => {
  const counts = Array.from({ length: 20 }, (_, at) =>
    counter.count({ limit: 'markedMails', who: 'many', ids: [`id-${at}`], now }),
  )
  expect((await Promise.all(counts)).filter(Boolean)).toHaveLength(limits.markedMails.most)
})
