import { isEmergency } from '../contract/quote-rules.ts'
import { emergencyReply, promisedReply, type WorkingCalendar } from '../contract/working-hours.ts'
import type { Lead } from './lead.ts'

/** By when the site promised an answer to this lead, in epoch milliseconds. */
export function promiseOf(lead: Pick<Lead, 'about' | 'receivedAt'>, calendar: WorkingCalendar): number {
  const received = Date.parse(lead.receivedAt)
  return isEmergency(lead) ? emergencyReply(received) : promisedReply(calendar, received)
}
