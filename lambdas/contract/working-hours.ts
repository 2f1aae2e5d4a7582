/**
 * When the business is open, and by when it replies: one clock for the pages, the receipt and the mails. Pure functions
 * of a calendar and an instant (epoch milliseconds), in London's time whatever the machine's. Imports nothing: the
 * browser needs no schemas.
 */
import { hourWords, type Week, weekdays } from './week.ts'

/** Whole days, both included, as `2026-12-24`. */
export interface ClosedDays {
  from: string
  to: string
  /** Said to visitors before and on these days. */
  sentence: string
}

/** When the business works. Emergencies are answered at any hour and are not in it. */
export interface WorkingCalendar {
  week: Week
  closedDays: readonly ClosedDays[]
  /** Calendar dates. */
  bankHolidays: readonly string[]
}

/** The promise of the quote form, and the one that begins with the next opening. */
const replyHours = 24
const replyHoursAfterOpening = 1

const minute = 60_000
const day = 24 * 60 * minute

/**
 * By when an enquiry is answered: 24 hours after it came in. When those end on a day without business, or before the
 * business has been open for an hour in all, it is one hour after the next opening.
 */
export function promisedReply(calendar: WorkingCalendar, receivedAt: number): number {
  const promised = receivedAt + replyHours * 60 * minute
  const { date } = londonTime(promised)
  const open = openingOn(calendar, date)
  if (open && openBetween(calendar, receivedAt, promised) >= replyHoursAfterOpening * 60 * minute) return promised
  const opening = open ?? nextOpening(calendar, date)
  // A business that never opens again keeps to the 24 hours.
  return opening ? opening.opens + replyHoursAfterOpening * 60 * minute : promised
}

/** By when an emergency is answered: within an hour, at any hour of any day. */
export function emergencyReply(receivedAt: number): number {
  return receivedAt + 60 * minute
}

/** The instant from which the business has been open for so many hours by `instant`. */
export function workingHoursBefore(calendar: WorkingCalendar, instant: number, hours: number): number {
  let left = hours * 60 * minute
  const { date } = londonTime(instant)
  for (let back = 0; back <= longestClosure; back++) {
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

/** The closed days that a date is one of. */
export function closedDaysOn({ closedDays }: WorkingCalendar, date: string): ClosedDays | undefined {
  return closedDays.find(({ from, to }) => from <= date && date <= to)
}

/** `Open until 6pm`, or that the emergency line is there. */
export function openingWords(calendar: WorkingCalendar, instant: number): string {
  const closes = openUntil(calendar, instant)
  return closes ? `Open until ${hourWords(londonTime(closes).time)}` : 'Closed: the emergency line is open'
}

/** `tomorrow, 18:18`, `Monday, 9:00` or `Monday 4 January, 9:00`, as read at `now`. Follows the word "by". */
export function promiseWords(promised: number, now: number): string {
  const { date, time } = londonTime(promised)
  const daysAhead = (Date.parse(date) - Date.parse(londonTime(now).date)) / day
  const clock = time.replace(/^0/, '')
  if (daysAhead === 0) return `today, ${clock}`
  if (daysAhead === 1) return `tomorrow, ${clock}`
  // A week ahead the weekday alone would be today's.
  return `${dateWords(date, daysAhead > 1 && daysAhead < 7 ? 'weekday' : 'date')}, ${clock}`
}

/** `Thursday` or `Thursday 24 December`, of a calendar date. */
export function dateWords(date: string, form: 'weekday' | 'date'): string {
  const format = form === 'date' ? dateFormat : weekdayFormat
  // Some versions of ICU write a comma after the weekday.
  return format().format(Date.parse(date)).replace(',', '')
}

/** `Monday 23 November, 9:00`: an instant on London's clocks, for whoever reads it later. */
export function instantWords(instant: number): string {
  const { date, time } = londonTime(instant)
  return `${dateWords(date, 'date')}, ${time.replace(/^0/, '')}`
}

const weekdayFormat = onFirstUse(() => new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }))
const dateFormat = onFirstUse(
  () => new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
)
const londonFormat = onFirstUse(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/London',
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
    }),
)

/** A browser's first format takes it 10 to 30 ms, which is not to be while a page comes to life. */
function onFirstUse(create: () => Intl.DateTimeFormat): () => Intl.DateTimeFormat {
  let format: Intl.DateTimeFormat | undefined
  return () => {
    format ??= create()
    return format
  }
}

/** The calendar date and the time that London's clocks show: `2026-11-21`, `18:18`. */
export function londonTime(instant: number): { date: string; time: string } {
  // `21/11/2026, 18:18`
  const [, date, month, year, time = ''] = /(\d+)\/(\d+)\/(\d+), (\d+:\d+)/.exec(londonFormat().format(instant)) ?? []
  return { date: `${year}-${month}-${date}`, time }
}

/** The instant at which London's clocks show this time. London is at most an hour ahead of UTC. */
export function instantOf(date: string, time: string): number {
  const asUtc = Date.parse(`${date}T${time}Z`)
  const shown = londonTime(asUtc)
  return asUtc - (Date.parse(`${shown.date}T${shown.time}Z`) - asUtc)
}

/** When London's clocks next show this time, after now. */
export function nextAt(time: string, now: number): number {
  const { date } = londonTime(now)
  const today = instantOf(date, time)
  return today > now ? today : instantOf(addDays(date, 1), time)
}

/** When the owner's morning mail comes, London time. */
export const morningMailTime = '07:30'

/** The calendar date so many days later. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * day).toISOString().slice(0, 10)
}

/** Days that are looked through for the next or last opening. */
const longestClosure = 400

function openingOn(calendar: WorkingCalendar, date: string): { opens: number; closes: number } | undefined {
  const hours = calendar.week[weekdays[new Date(Date.parse(date)).getUTCDay()] ?? 'sunday']
  if (hours === 'closed' || calendar.bankHolidays.includes(date) || closedDaysOn(calendar, date)) return undefined
  return { opens: instantOf(date, hours.opens), closes: instantOf(date, hours.closes) }
}

function nextOpening(calendar: WorkingCalendar, date: string) {
  for (let ahead = 1; ahead <= longestClosure; ahead++) {
    const open = openingOn(calendar, addDays(date, ahead))
    if (open) return open
  }
  return undefined
}

/** Milliseconds that the business is open between two instants at most a few days apart. */
function openBetween(calendar: WorkingCalendar, from: number, to: number): number {
  let sum = 0
  const last = londonTime(to).date
  for (let { date } = londonTime(from); date <= last; date = addDays(date, 1)) {
    const open = openingOn(calendar, date)
    if (open) sum += Math.max(0, Math.min(open.closes, to) - Math.max(open.opens, from))
  }
  return sum
}
