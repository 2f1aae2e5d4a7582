import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nextAt } from '../../../lambdas/contract/london-time.ts'
import { runSchedules } from '../../../scripts/local/schedules.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test.each([
  ['2026-11-22T07:29:59Z', '2026-11-22T07:30:00Z'],
  ['2026-11-22T07:30:00Z', '2026-11-23T07:30:00Z'],
  ['2026-07-01T06:00:00Z', '2026-07-01T06:30:00Z'],
  ['2027-03-27T12:00:00Z', '2027-03-28T06:30:00Z'],
])('after %s it is next half past seven in London at %s', (now, next) => {
  expect(nextAt('07:30', Date.parse(now))).toBe(Date.parse(next))
})

test('calls by the clock and by the minute, day after day, until it is stopped', () => {
  vi.setSystemTime('2026-11-22T07:00:00Z')
  const calls: string[] = []
  const stop = runSchedules(
    [
      { functionName: 'morning', input: {}, dailyAt: '07:30' },
      { functionName: 'redeliver', input: {}, everyMinutes: 5 },
    ],
    (name) => calls.push(name),
  )
  vi.advanceTimersByTime(48 * 60 * 60_000)
  expect(calls.filter((name) => name === 'morning')).toHaveLength(2)
  expect(calls.filter((name) => name === 'redeliver')).toHaveLength((48 * 60) / 5)
  stop()
  vi.advanceTimersByTime(48 * 60 * 60_000)
  expect(calls.filter((name) => name === 'morning')).toHaveLength(2)
})
