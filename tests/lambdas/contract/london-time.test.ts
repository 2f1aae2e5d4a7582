import { expect, test } from 'vitest'
import { dateWords, instantOf, londonTime, nextAt } from '../../../lambdas/contract/london-time.ts'

const day = 24 * 60 * 60_000
const shown = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  dateStyle: 'full',
  timeStyle: 'short',
})

/** Formatted by `Intl`: `Saturday 21 November 2026 at 18:18`, with commas in some versions of ICU. */
function written(instant: number): string {
  const { date, time } = londonTime(instant)
  return `${dateWords(date, 'date')} ${date.slice(0, 4)} at ${time}`
}

test("London's clocks are those of Intl, from 2000 to 2060, at the minutes of both changes and between", () => {
  const instants: number[] = []
  for (let at = Date.UTC(2000, 0, 1); at < Date.UTC(2060, 0, 1); at += 5.3 * day) instants.push(at)
  for (let year = 2000; year < 2060; year++)
    for (const month of [2, 9])
      for (let date = 24; date <= 31; date++)
        for (const minute of [-1, 0, 1, 59, 60]) instants.push(Date.UTC(year, month, date, 1, minute))
  for (const instant of instants) expect(written(instant)).toBe(shown.format(instant).replaceAll(',', ''))
})

test("a time on London's clocks is found again, on the days of both changes too", () => {
  for (const date of ['2026-03-28', '2026-03-29', '2026-10-25', '2026-10-26', '2027-01-01'])
    for (const time of ['00:30', '07:30', '09:00', '23:59'])
      expect(londonTime(instantOf(date, time))).toEqual({ date, time })
})

test.each([
  ['2026-10-24T06:29:59Z', '2026-10-24T06:30:00Z'],
  ['2026-10-24T06:30:00Z', '2026-10-25T07:30:00Z'],
  ['2027-03-27T12:00:00Z', '2027-03-28T06:30:00Z'],
])('after %s it is next half past seven in London at %s', (now, next) => {
  expect(nextAt('07:30', Date.parse(now))).toBe(Date.parse(next))
})
