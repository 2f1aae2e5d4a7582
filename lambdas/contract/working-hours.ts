/** When the business is open. Pure functions of a calendar and an instant (epoch milliseconds). */
import { addDays, instantOf, londonTime } from './london-time.ts'
import { type EmergencyHours, hourWords, lineWords, type Week, weekdays } from './week.ts'

/** Whole days, both included, as `2026-12-24`. */
export interface ClosedDays {
  from: string
  to: string
  /** Sentence for visitors, before and during these days. */
  sentence: string
}

/** Opening hours, closed days and what is promised in an emergency. */
export interface WorkingCalendar {
  week: Week
  closedDays: readonly ClosedDays[]
  /** Calendar dates. */
  bankHolidays: readonly string[]
  emergencyHours: EmergencyHours
  /** True when an emergency by the form alerts the owner: text messages are on, and the owner has confirmed it. */
  alertsOwner: boolean
  /** Whether the site promises reply times. */
  saysWhen: boolean
}

const hour = 60 * 60_000

/** The instant that lies this many opening hours before `instant`. */
export function workingHoursBefore(calendar: WorkingCalendar, instant: number, hours: number): number {
  let left = hours * hour
  const { date } = londonTime(instant)
  for (let back = 0; back <= daysSearched; back++) {
    const open = openingOn(calendar, addDays(date, -back))
    if (!open) continue
    const until = Math.min(open.closes, instant)
    if (until - open.opens >= left) return until - left
    left -= Math.max(0, until - open.opens)
  }
  return instant - left
}

/** When the business closes, if it is open at this instant. */
export function openUntil(calendar: WorkingCalendar, instant: number): number | undefined {
  const open = openingOn(calendar, londonTime(instant).date)
  return open && open.opens <= instant && instant < open.closes ? open.closes : undefined
}

/** The entry of closed days that covers a date. */
export function closedDaysOn(
  { closedDays }: Pick<WorkingCalendar, 'closedDays'>,
  date: string,
): ClosedDays | undefined {
  return closedDays.find(({ from, to }) => from <= date && date <= to)
}

/** `Open until 6pm`, or that it is closed, and the emergency line is there where that may be said. */
export function openingWords(calendar: WorkingCalendar, instant: number, saysLine: boolean): string {
  const closes = openUntil(calendar, instant)
  if (closes) return `Open until ${hourWords(londonTime(closes).time)}`
  if (!saysLine) return 'Closed'
  const { emergencyHours } = calendar
  return emergencyHours === 'any hour'
    ? 'Closed: the emergency line is open'
    : `Closed: emergencies ${lineWords(emergencyHours).when}`
}

/** Longest entry of closed days, in days. */
export const longestClosure = 365

/** Days to search for an opening: the longest closure, with weekends and holidays around it. */
const daysSearched = longestClosure + 35

/** When the business opens and closes on a calendar date, if it does. */
export function openingOn(calendar: WorkingCalendar, date: string): { opens: number; closes: number } | undefined {
  const hours = calendar.week[weekdays[new Date(date).getUTCDay()] ?? 'sunday']
  if (hours === 'closed' || calendar.bankHolidays.includes(date) || closedDaysOn(calendar, date)) return undefined
  return { opens: instantOf(date, hours.opens), closes: instantOf(date, hours.closes) }
}

/** The first opening after a calendar date. Undefined for a business that never opens again. */
export function nextOpening(calendar: WorkingCalendar, date: string): { opens: number; closes: number } | undefined {
  for (let ahead = 1; ahead <= daysSearched; ahead++) {
    const open = openingOn(calendar, addDays(date, ahead))
    if (open) return open
  }
  return undefined
}

/** Milliseconds that the business is open between two instants at most a few days apart. */
export function openBetween(calendar: WorkingCalendar, from: number, to: number): number {
  let sum = 0
  const last = londonTime(to).date
  for (let { date } = londonTime(from); date <= last; date = addDays(date, 1)) {
    const open = openingOn(calendar, date)
    if (open) sum += Math.max(0, Math.min(open.closes, to) - Math.max(open.opens, from))
  }
  return sum
}
