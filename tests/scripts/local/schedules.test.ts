import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runSchedules } from '../../../scripts/local/schedules.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('calls by the clock and by the minute, day after day, until it is stopped', () => {
  vi.setSystemTime('2026-11-22T07:00:00Z')
  const calls: string[] = []
  const stop = runSchedules(
    [
      { functionName: 'morning', input: {}, dailyAt: '07:30' },
      { functionName: 'check', input: { of: 'the site' }, everyMinutes: 5 },
    ],
    (name, input) => calls.push(`${name} ${JSON.stringify(input)}`),
  )
  vi.advanceTimersByTime(48 * 60 * 60_000)
  expect(calls.filter((name) => name === 'morning {}')).toHaveLength(2)
  expect(calls.filter((name) => name === 'check {"of":"the site"}')).toHaveLength((48 * 60) / 5)
  stop()
  vi.advanceTimersByTime(48 * 60 * 60_000)
  expect(calls.filter((name) => name === 'morning {}')).toHaveLength(2)
})
