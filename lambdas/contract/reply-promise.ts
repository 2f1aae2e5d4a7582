/**
 * By when an enquiry is answered. The one source of every promised time: pages, receipt, mails. Pure functions; the
 * browser needs no schemas.
 */
import { addDays, instantOf, londonTime, momentWords, weekdayName } from './london-time.ts'
import { isEmergency, type QuoteContext } from './quote-rules.ts'
import { lineWords, weekdays } from './week.ts'
import { nextOpening, openBetween, openingOn, type WorkingCalendar, workingHoursBefore } from './working-hours.ts'

/** Promised reply times, in hours. */
const replyHours = {
  /** An enquiry by the form. */
  form: 24,
  /** From the next opening, when `form` would end while the business is closed. */
  afterOpening: 1,
  /** An emergency by the form, if it alerts the owner by text. */
  emergency: 1,
  /** A missed call or a WhatsApp message during opening hours. */
  call: 1,
} as const

/** How fast the business replies, in the specification's words. */
export const repliesWithin = {
  form: `within ${countHours(replyHours.form)}`,
  call: `within ${countHours(replyHours.call)} during business hours`,
} as const

/** A promise in three lengths. */
interface PromiseWords {
  /** `by tomorrow, 18:18`. */
  time: string
  /** `Reply in 24 hours`, for a line of its own. */
  short: string
  /** A sentence beside the button. */
  sentence: string
}

export interface ReplyPromise extends PromiseWords {
  /** Epoch milliseconds. */
  by: number
}

type Subject = Pick<QuoteContext, 'about'>

const hour = 60 * 60_000

/** The promise for an enquiry sent at this instant. */
export function replyPromise(calendar: WorkingCalendar, subject: Subject, now: number): ReplyPromise {
  const wakes = isEmergency(subject) && calendar.alertsOwner
  const by = wakes ? ringBy(calendar, now) : replyBy(calendar, now)
  const time = `by ${momentWords(by, now)}`
  if (wakes) return { by, time, short: `We ring ${time}`, sentence: `Send it now and we ring ${time}.` }
  const isUsual = by - now <= replyHours.form * hour
  return {
    by,
    time,
    short: `Reply ${isUsual ? `in ${countHours(replyHours.form)}` : time}`,
    sentence: `${beforePromise(calendar, subject)}Send it now and we reply ${time}.`,
  }
}

/** The promise that holds at any time, for prerendered pages. Never shorter than `replyPromise`. */
export function standingPromise(calendar: WorkingCalendar, subject: Subject): PromiseWords {
  if (isEmergency(subject) && calendar.alertsOwner) {
    const time = `within ${inHours(replyHours.emergency)}`
    const ring = `e ring ${time}, ${lineWords(calendar.emergencyHours).when}`
    return { time, short: `W${ring}`, sentence: `An emergency: w${ring}.` }
  }
  const answered = `${repliesWithin.form}; ${afterClosing(calendar)}, ${afterOpening}`
  return {
    time: nextWorkingDay,
    short: `Reply ${nextWorkingDay}`,
    sentence: `${beforePromise(calendar, subject)}We reply ${answered}.`,
  }
}

/** Lower bound for reading: every enquiry received before this instant is past its promised time at `now`. */
export function oldestPromised(calendar: WorkingCalendar, now: number): number {
  const { form, afterOpening, emergency } = replyHours
  return workingHoursBefore(calendar, now, afterOpening) - (form + emergency) * hour
}

/** For emergencies, when the form does not alert the owner by text. */
export const ringFirst = 'Please ring: nobody watches the form at night.'

/** Words before a promise. */
function beforePromise({ alertsOwner }: WorkingCalendar, subject: Subject): string {
  return isEmergency(subject) && !alertsOwner ? `${ringFirst} ` : ''
}

/**
 * The promised hours after receipt. If they end on a closed day, or before the business has been open for an
 * hour in all, an hour after the next opening.
 */
function replyBy(calendar: WorkingCalendar, receivedAt: number): number {
  const promised = receivedAt + replyHours.form * hour
  const { date } = londonTime(promised)
  const open = openingOn(calendar, date)
  if (open && openBetween(calendar, receivedAt, promised) >= replyHours.afterOpening * hour) return promised
  const opening = open ?? nextOpening(calendar, date)
  // Without a next opening, the plain hours.
  return opening ? opening.opens + replyHours.afterOpening * hour : promised
}

/** An hour after receipt while the emergency line is open, else an hour after it opens. */
function ringBy({ emergencyHours }: WorkingCalendar, receivedAt: number): number {
  const promised = receivedAt + replyHours.emergency * hour
  if (emergencyHours === 'any hour') return promised
  const { date } = londonTime(receivedAt)
  const opens = instantOf(date, emergencyHours.opens)
  if (opens <= receivedAt && promised <= instantOf(date, emergencyHours.closes)) return promised
  const next = receivedAt < opens ? opens : instantOf(addDays(date, 1), emergencyHours.opens)
  return next + replyHours.emergency * hour
}

/** `24 hours`, `1 hour`. */
function countHours(hours: number): string {
  return `${hours} hour${hours === 1 ? '' : 's'}`
}

/** `24 hours`, `an hour`. */
function inHours(hours: number): string {
  return hours === 1 ? 'an hour' : countHours(hours)
}

const days = Math.ceil(replyHours.form / 24)
const nextWorkingDay = days === 1 ? 'by the next working day' : `within ${days} working days`
const afterOpening = `within ${inHours(replyHours.afterOpening)} of opening`

/** `after a Sunday or a holiday`. */
function afterClosing({ week }: WorkingCalendar): string {
  const closed = [...weekdays.slice(1), weekdays[0]].filter((weekday) => week[weekday] === 'closed')
  const named = closed.length > 2 ? ['a day on which we are closed'] : closed.map((day) => `a ${weekdayName(day)}`)
  return `after ${[named.join(', '), 'a holiday'].filter(Boolean).join(' or ')}`
}
