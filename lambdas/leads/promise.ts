import { replyPromise } from '../contract/reply-promise.ts'
import type { WorkingCalendar } from '../contract/working-hours.ts'
import type { Lead } from './lead.ts'

/** By when the site promised an answer to this lead, in epoch milliseconds. */
export function promiseOf(lead: Pick<Lead, 'about' | 'receivedAt'>, calendar: WorkingCalendar): number {
  return replyPromise(calendar, lead, Date.parse(lead.receivedAt)).by
}
