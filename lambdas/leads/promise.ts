import { replyPromise } from '../contract/reply-promise.ts'
import type { WorkingCalendar } from '../contract/working-hours.ts'
import type { Lead } from './lead.ts'

/** By when this lead is to be answered, in epoch milliseconds. The owner reads that it is due: not every site promises it. */
export function promiseOf(lead: Pick<Lead, 'about' | 'receivedAt'>, calendar: WorkingCalendar): number {
  return replyPromise(calendar, lead, Date.parse(lead.receivedAt)).by
}
