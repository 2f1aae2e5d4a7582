import { expect, test } from 'vitest'
import { addDays, dateWords, instantOf, londonTime, momentWords } from '../../../lambdas/contract/london-time.ts'
import { emergencyAbout } from '../../../lambdas/contract/quote-rules.ts'
import { oldestPromised, replyPromise, standingPromise } from '../../../lambdas/contract/reply-promise.ts'
import {
  longestClosure,
  openUntil,
  type WorkingCalendar,
  workingHoursBefore,
} from '../../../lambdas/contract/working-hours.ts'
import { calendar } from '../../fixtures/working-calendar.ts'
import { instants } from './working-hours.table.ts'

const london = (date: string, time: string) => instantOf(date, time)
const woken: WorkingCalendar = { ...calendar, alertsOwner: true }
const emergency = { about: emergencyAbout }

test('a reply by when, in summer and winter, on holidays and Sundays', () => {
  const rows = instants.trim().split('\n')
  const given = rows.map((row) => {
    const [instant = '', clock, closes] = row.split(' | ')
    const { date, time } = londonTime(replyPromise(calendar, {}, Date.parse(instant)).by)
    return [instant, clock, closes, `${dateWords(date, 'weekday').slice(0, 3)} ${date} ${time}`].join(' | ')
  })
  expect(given).toEqual(rows)
})

test('the promise is said as a person would say it', () => {
  const said = (received: string, time: string, readAt = received, readTime = time) =>
    momentWords(replyPromise(calendar, {}, london(received, time)).by, london(readAt, readTime))
  expect(said('2026-11-17', '18:18')).toBe('tomorrow, 18:18')
  expect(said('2026-11-21', '18:18')).toBe('Monday, 9:00')
  expect(said('2026-11-22', '08:05')).toBe('tomorrow, 9:00')
  expect(said('2026-11-17', '18:18', '2026-11-18', '07:30')).toBe('today, 18:18')
  expect(said('2026-12-23', '12:00')).toBe('Saturday 2 January, 9:00')
  expect(said('2026-11-17', '18:18', '2026-11-20', '07:30')).toBe('Wednesday 18 November, 18:18')
})

test('an emergency has the hour, at any time, where it wakes the owner; where it does not, it is asked to ring [O4]', () => {
  for (const now of [london('2026-11-22', '02:10'), london('2026-12-25', '02:10'), london('2026-11-17', '12:00')]) {
    const promise = replyPromise(woken, emergency, now)
    expect(promise.by).toBe(now + 3_600_000)
    expect(promise.sentence).toBe(`Send it now and we ring by ${momentWords(promise.by, now)}.`)
    const { sentence, ...usual } = replyPromise(calendar, {}, now)
    expect(replyPromise(woken, {}, now)).toEqual({ sentence, ...usual })
    expect(replyPromise(calendar, emergency, now)).toEqual({
      ...usual,
      sentence: `Please ring: nobody watches the form at night. ${sentence}`,
    })
  }
})

test('an emergency that comes while its line is closed is rung an hour after that opens', () => {
  const byDay = { ...woken, emergencyHours: { opens: '07:00', closes: '22:00' } }
  const said = (time: string) => replyPromise(byDay, emergency, london('2026-11-17', time)).time
  expect(said('06:00')).toBe('by today, 8:00')
  expect(said('20:59')).toBe('by today, 21:59')
  expect(said('21:01')).toBe('by tomorrow, 8:00')
  expect(standingPromise(byDay, emergency).sentence).toBe('An emergency: we ring within an hour, from 7am to 10pm.')
})

test('reply times may lie as far ahead as the longest closure, and reminders look as far back', () => {
  for (const days of [1, 10, 75, longestClosure]) {
    const from = '2026-12-01'
    const closed = { ...calendar, closedDays: [{ from, to: addDays(from, days - 1), sentence: 'Closed.' }] }
    let latest = 0
    for (
      let received = london('2026-11-25', '00:10');
      received < london('2028-01-20', '12:00');
      received += 5 * 3_600_000
    ) {
      const { by } = replyPromise(closed, {}, received)
      latest = Math.max(latest, by - received)
      expect(oldestPromised(closed, by - 1)).toBeLessThanOrEqual(received)
    }
    expect(latest).toBeGreaterThan(days * 86_400_000)
  }
})

test('the text that is always true is derived from the opening hours', () => {
  const standing = (closed: string[], alertsOwner = false) => {
    const days = Object.entries(calendar.week).map(([day]) => [
      day,
      closed.includes(day) ? 'closed' : { opens: '08:00', closes: '18:00' },
    ])
    // Cast: Object.fromEntries types the keys as strings.
    const week = Object.fromEntries(days) as WorkingCalendar['week']
    return standingPromise({ ...calendar, week, alertsOwner }, alertsOwner ? emergency : {}).sentence
  }
  expect(standing(['sunday'])).toBe('We reply within 24 hours; after a Sunday or a holiday, within an hour of opening.')
  expect(standing([])).toBe('We reply within 24 hours; after a holiday, within an hour of opening.')
  expect(standing(['saturday', 'sunday'])).toContain('after a Saturday, a Sunday or a holiday')
  expect(standing(['monday', 'saturday', 'sunday'])).toContain('after a day on which we are closed or a holiday')
  expect(standing([], true)).toBe('An emergency: we ring within an hour, at any hour.')
})

test('a business that never opens promises a reply all the same', () => {
  const closed = Object.fromEntries(Object.keys(calendar.week).map((weekday) => [weekday, 'closed']))
  // Cast: Object.fromEntries types the keys as strings.
  const never: WorkingCalendar = { ...calendar, week: closed as WorkingCalendar['week'] }
  const received = london('2026-11-17', '12:00')
  expect(replyPromise(never, {}, received).by).toBe(london('2026-11-18', '12:00'))
  expect(openUntil(never, received)).toBeUndefined()
  expect(workingHoursBefore(never, received, 4)).toBe(london('2026-11-17', '08:00'))
})
