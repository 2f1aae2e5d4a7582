import type { WorkingCalendar } from '../contract/working-hours.ts'
import { isSuspect, type StoredLead } from '../leads/lead.ts'
import { promiseOf } from '../leads/promise.ts'

/** What the last seven days brought. */
export interface WeekFacts {
  asked: number
  answeredInTime: number
  quoted: number
  won: number
  /** What was won is worth, in pounds. */
  pounds: number
}

const week = 7 * 24 * 60 * 60_000

export const emptyWeek: WeekFacts = { asked: 0, answeredInTime: 0, quoted: 0, won: 0, pounds: 0 }

/** The week with one enquiry more. */
export function addToWeek(facts: WeekFacts, lead: StoredLead, calendar: WorkingCalendar, now: number): void {
  if (!isEnquiry(lead)) return
  const { history = [] } = lead
  const isRecent = (at: string) => Date.parse(at) > now - week
  const answer = history.find(({ state }) => state !== 'new' && state !== 'spam')
  if (isRecent(lead.receivedAt)) {
    facts.asked += 1
    if (answer && Date.parse(answer.at) <= promiseOf(lead, calendar)) facts.answeredInTime += 1
  }
  const firstly = (wanted: 'quoted' | 'won') => history.find(({ state }) => state === wanted)
  if (isRecent(firstly('quoted')?.at ?? '')) facts.quoted += 1
  const isWon = lead.ownerState === 'won' || lead.ownerState === 'done'
  if (isWon && isRecent(firstly('won')?.at ?? '')) {
    facts.won += 1
    facts.pounds += history.findLast(({ pounds }) => pounds !== undefined)?.pounds ?? 0
  }
}

/** `Last seven days: 12 asked, 10 answered in time, 4 quoted, 2 won, £1,480.` */
export function weekWords({ asked, answeredInTime, quoted, won, pounds }: WeekFacts): string {
  return `Last seven days: ${asked} asked, ${answeredInTime} answered in time, ${quoted} quoted, ${won} won, £${pounds.toLocaleString('en-GB')}.`
}

/** True for what somebody asked: no daily test, no spam, nothing that may be spam and that nobody has looked at. */
function isEnquiry(lead: StoredLead): boolean {
  const { canary, ownerState = 'new' } = lead
  return !canary && ownerState !== 'spam' && !(isSuspect(lead) && ownerState === 'new')
}
