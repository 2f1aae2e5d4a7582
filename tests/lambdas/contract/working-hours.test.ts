import { expect, test } from 'vitest'
import {
  instantOf,
  londonTime,
  openingWords,
  openUntil,
  promisedReply,
  promiseWords,
  type WorkingCalendar,
  workingHoursBefore,
} from '../../../lambdas/contract/working-hours.ts'
import { bankHolidays } from '../../../web/content/bank-holidays.ts'
import { openingHours } from '../../../web/content/opening-hours.ts'
import { instants } from './working-hours.table.ts'

const calendar: WorkingCalendar = {
  week: openingHours,
  closedDays: [
    { from: '2026-12-24', to: '2027-01-01', sentence: 'Closed for Christmas and New Year.' },
    { from: '2027-06-14', to: '2027-06-16', sentence: 'We are on a course.' },
  ],
  bankHolidays: bankHolidays.dates,
}

const rows = instants
  .trim()
  .split('\n')
  .map((row) => row.split(' | '))

test('open until when, and a reply by when, in summer and winter, on holidays and Sundays', () => {
  const given = rows.map(([instant = '', clock]) => {
    const at = Date.parse(instant)
    const closes = openUntil(calendar, at)
    const reply = londonTime(promisedReply(calendar, at))
    const weekday = new Date(reply.date).toLocaleDateString('en-GB', { weekday: 'short', timeZone: 'UTC' })
    return [
      instant,
      clock,
      closes === undefined ? 'closed' : londonTime(closes).time,
      `${weekday} ${reply.date} ${reply.time}`,
    ]
  })
  expect(given).toEqual(rows)
})

const london = (date: string, time: string) => instantOf(date, time)

test('the promise is said as a person would say it', () => {
  const said = (received: string, time: string, readAt = received, readTime = time) =>
    promiseWords(promisedReply(calendar, london(received, time)), london(readAt, readTime))
  expect(said('2026-11-17', '18:18')).toBe('tomorrow, 18:18')
  expect(said('2026-11-21', '18:18')).toBe('Monday, 9:00')
  expect(said('2026-11-22', '08:05')).toBe('tomorrow, 9:00')
  expect(said('2026-11-17', '18:18', '2026-11-18', '07:30')).toBe('today, 18:18')
  expect(said('2026-12-23', '12:00')).toBe('Saturday 2 January, 9:00')
  expect(said('2026-11-17', '18:18', '2026-11-20', '07:30')).toBe('Wednesday 18 November, 18:18')
})

test('open until six, or closed with the emergency line open', () => {
  expect(openingWords(calendar, london('2026-11-17', '17:59'))).toBe('Open until 6pm')
  expect(openingWords(calendar, london('2026-11-21', '15:59'))).toBe('Open until 4pm')
  expect(openingWords(calendar, london('2026-11-21', '16:00'))).toBe('Closed: the emergency line is open')
  expect(openingWords(calendar, london('2026-12-24', '12:00'))).toBe('Closed: the emergency line is open')
})

test('four working hours before a promise are counted over nights, Sundays and holidays', () => {
  const before = (date: string, time: string) => londonTime(workingHoursBefore(calendar, london(date, time), 4))
  expect(before('2026-11-18', '18:18')).toEqual({ date: '2026-11-18', time: '14:00' })
  expect(before('2026-11-18', '12:30')).toEqual({ date: '2026-11-18', time: '08:30' })
  expect(before('2026-11-18', '03:00')).toEqual({ date: '2026-11-17', time: '14:00' })
  expect(before('2026-11-23', '09:00')).toEqual({ date: '2026-11-21', time: '13:00' })
  expect(before('2027-01-02', '09:00')).toEqual({ date: '2026-12-23', time: '15:00' })
})

test('a business that never opens promises a reply all the same', () => {
  const closed = Object.fromEntries(Object.keys(openingHours).map((weekday) => [weekday, 'closed']))
  // Object.fromEntries forgets the keys.
  const never: WorkingCalendar = { ...calendar, week: closed as WorkingCalendar['week'] }
  const received = london('2026-11-17', '12:00')
  expect(promisedReply(never, received)).toBe(london('2026-11-18', '12:00'))
  expect(openUntil(never, received)).toBeUndefined()
  expect(workingHoursBefore(never, received, 4)).toBe(london('2026-11-17', '08:00'))
})
