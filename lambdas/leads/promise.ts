import { replyPromise } from '../contract/reply-promise.ts'
import type { WorkingCalendar } from '../contract/working-hours.ts'
import type { Lead } from './lead.ts'

/** When an answer to this lead is due, in epoch milliseconds, whether or not the site promises a time. */
export function promiseOf(lead: Pick<Lead, 'about' | 'receivedAt'>, calendar: WorkingCalendar): number {
  return replyPromise(calendar, lead, Date.parse(lead.receivedAt)).by
}
