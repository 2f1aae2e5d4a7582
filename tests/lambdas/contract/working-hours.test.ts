import { expect, test } from 'vitest'
import { instantOf, londonTime } from '../../../lambdas/contract/london-time.ts'
import { openingWords, openUntil, workingHoursBefore } from '../../../lambdas/contract/working-hours.ts'
import { calendar } from '../../fixtures/working-calendar.ts'
import { instants } from './working-hours.table.ts'

test('open until when, in summer and winter, on holidays and Sundays', () => {
  const rows = instants.trim().split('\n')
  const given = rows.map((row) => {
    const [instant = '', clock, _, reply] = row.split(' | ')
    const closes = openUntil(calendar, Date.parse(instant))
    return [instant, clock, closes === undefined ? 'closed' : londonTime(closes).time, reply].join(' | ')
  })
  expect(given).toEqual(rows)
})

const london = (date: string, time: string) => instantOf(date, time)

test('open until six, or closed with the emergency line open', () => {
  const words = (date: string, time: string) => openingWords(calendar, london(date, time), true)
  expect(words('2026-11-17', '17:59')).toBe('Open until 6pm')
  expect(words('2026-11-21', '15:59')).toBe('Open until 4pm')
  expect(words('2026-11-21', '16:00')).toBe('Closed: the emergency line is open')
  expect(words('2026-12-24', '12:00')).toBe('Closed: the emergency line is open')
  expect(openingWords(calendar, london('2026-12-24', '12:00'), false)).toBe('Closed')
})

test('an emergency line that has hours of its own says so while the business is closed', () => {
  const byDay = { ...calendar, emergencyHours: { opens: '07:00', closes: '22:00' } }
  expect(openingWords(byDay, london('2026-11-21', '16:00'), true)).toBe('Closed: emergencies from 7am to 10pm')
})

test('four working hours before a promise are counted over nights, Sundays and holidays', () => {
  const before = (date: string, time: string) => londonTime(workingHoursBefore(calendar, london(date, time), 4))
  expect(before('2026-11-18', '18:18')).toEqual({ date: '2026-11-18', time: '14:00' })
  expect(before('2026-11-18', '12:30')).toEqual({ date: '2026-11-18', time: '08:30' })
  expect(before('2026-11-18', '03:00')).toEqual({ date: '2026-11-17', time: '14:00' })
  expect(before('2026-11-23', '09:00')).toEqual({ date: '2026-11-21', time: '13:00' })
  expect(before('2027-01-02', '09:00')).toEqual({ date: '2026-12-23', time: '15:00' })
})
