/**
 * London time, independent of the machine's zone. Without `Intl`, whose zone data costs a phone a 60 ms task. Imports nothing.
 */
import { weekdays } from './week.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Local date and time in London: `2026-11-21`, `18:18`. */
export function londonTime(instant: number): { date: string; time: string } {
  const shown = new Date(instant + (isSummerTime(instant) ? hour : 0)).toISOString()
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) }
}

/** Since 1996, and by https://www.legislation.gov.uk/uksi/2002/262: from the last Sunday of March to that of October, at 1:00 UTC. */
function isSummerTime(instant: number): boolean {
  const year = new Date(instant).getUTCFullYear()
  return lastSunday(year, 3) <= instant && instant < lastSunday(year, 10)
}

/** 1:00 UTC on the last Sunday of a month, counted from 1. */
function lastSunday(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month, 0, 1))
  return lastDay.getTime() - lastDay.getUTCDay() * day
}

/** The instant of a local date and time in London. */
export function instantOf(date: string, time: string): number {
  const asUtc = Date.parse(`${date}T${time}Z`)
  const shown = londonTime(asUtc)
  return asUtc - (Date.parse(`${shown.date}T${shown.time}Z`) - asUtc)
}

/** The next instant, after now, of this local time in London. */
export function nextAt(time: string, now: number): number {
  const { date } = londonTime(now)
  const today = instantOf(date, time)
  return today > now ? today : instantOf(addDays(date, 1), time)
}

/** The calendar date so many days later. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * day).toISOString().slice(0, 10)
}

/** `tomorrow, 18:18`, `Monday, 9:00` or `Monday 4 January, 9:00`, as read at `now`. Follows the word "by". */
export function momentWords(instant: number, now: number): string {
  const { date, time } = londonTime(instant)
  const daysAhead = (Date.parse(date) - Date.parse(londonTime(now).date)) / day
  if (daysAhead === 0) return `today, ${clockWords(time)}`
  if (daysAhead === 1) return `tomorrow, ${clockWords(time)}`
  // From a week ahead the weekday alone would be ambiguous.
  return `${dateWords(date, daysAhead > 1 && daysAhead < 7 ? 'weekday' : 'date')}, ${clockWords(time)}`
}

/** `Monday 23 November, 9:00`: an instant in London, for texts that are read later. */
export function instantWords(instant: number): string {
  const { date, time } = londonTime(instant)
  return `${dateWords(date, 'date')}, ${clockWords(time)}`
}

/** `08:05` -> `8:05`. */
export function clockWords(time: string): string {
  return time.replace(/^0/, '')
}

export const months = 'January February March April May June July August September October November December'.split(' ')

/** `Thursday` or `Thursday 24 December`, of a calendar date. */
export function dateWords(date: string, form: 'weekday' | 'date'): string {
  const at = new Date(date)
  const weekday = weekdayName(weekdays[at.getUTCDay()] ?? 'sunday')
  return form === 'weekday' ? weekday : `${weekday} ${at.getUTCDate()} ${months[at.getUTCMonth()]}`
}

/** `sunday` -> `Sunday`. */
export function weekdayName(weekday: (typeof weekdays)[number]): string {
  return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}`
}
