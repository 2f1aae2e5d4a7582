/** The business's clock: its week, its closed days and the bank holidays, and what the pages say by them. */
import {
  emergencyReply,
  openingWords,
  promisedReply,
  promiseWords,
  type WorkingCalendar,
} from '#contract/working-hours.ts'
import { bankHolidays } from './bank-holidays.ts'
import { business } from './business.ts'
import { closedDays } from './closed-days.ts'
import { openingHours } from './opening-hours.ts'

export const calendar: WorkingCalendar = { week: openingHours, closedDays, bankHolidays: bankHolidays.dates }

/** `Open until 6pm`. */
export function openWords(now: number): string {
  return openingWords(calendar, now)
}

/** By when an enquiry sent now is answered. */
export function replyWords(now: number): string {
  return `Send it now and we reply by ${replyTime(now)}.`
}

/** `Reply in 24 hours` where that is so, else `Reply by Monday, 9:00`. */
export function shortReplyWords(now: number): string {
  const inADay = promisedReply(calendar, now) - now <= 24 * 60 * 60_000
  return inADay ? `Reply in ${business.replyWithin.quoteForm}` : `Reply by ${replyTime(now)}`
}

export function promisedWords(now: number): string {
  return `by ${replyTime(now)}`
}

export function promisedRingWords(now: number): string {
  return `by ${emergencyTime(now)}`
}

/** By when an emergency sent now is answered. */
export function emergencyWords(now: number): string {
  return `Send it now and we ring by ${emergencyTime(now)}, at any hour of any day.`
}

export function emergencyTime(receivedAt: number): string {
  return promiseWords(emergencyReply(receivedAt), receivedAt)
}

/** `tomorrow, 18:18`, as read when it is received. */
export function replyTime(receivedAt: number): string {
  return promiseWords(promisedReply(calendar, receivedAt), receivedAt)
}
