import { expect, test } from 'vitest'
import { atMostAtOnce, TooManyExecutions, throttledBy } from './aws-limits.ts'

test('a throttle lets its burst through at once, then its rate, and each route has its own', () => {
  let now = 0
  const admits = throttledBy(
    new Map([
      ['GET /a', { rate: 10, burst: 3 }],
      ['GET /b', { rate: 1, burst: 1 }],
    ]),
    () => now,
  )
  const admitted = (asked: number, route = 'GET /a') =>
    Array.from({ length: asked }, () => admits(route)).filter(Boolean).length
  expect(admitted(10)).toBe(3)
  expect(admitted(1, 'GET /b')).toBe(1)
  now = 200
  expect(admitted(10)).toBe(2)
  now = 60_000
  expect(admitted(10), 'no more than the burst is saved').toBe(3)
})

test('a call beyond the account’s executions is refused, and one after another has ended is not', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const call = atMostAtOnce(2, () => promise)
  const first = [call(), call()]
  await expect(call()).rejects.toThrow(TooManyExecutions)
  resolve('done')
  expect(await Promise.all(first)).toEqual(['done', 'done'])
  expect(await call()).toBe('done')
})
