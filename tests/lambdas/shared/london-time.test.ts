import { expect, test } from 'vitest'
import { instantWords } from '../../../lambdas/shared/london-time.ts'

test.each([
  ['2026-11-25T22:41:00Z', 'Wednesday 25 November, 22:41'],
  ['2026-07-01T23:30:00Z', 'Thursday 2 July, 00:30'],
  ['2026-10-25T00:59:00Z', 'Sunday 25 October, 01:59'],
  ['2026-10-25T01:00:00Z', 'Sunday 25 October, 01:00'],
  ['2027-01-01T08:05:00Z', 'Friday 1 January, 08:05'],
])('%s is written as its day and time in London: %s', (instant, words) => {
  expect(instantWords(Date.parse(instant))).toBe(words)
})
