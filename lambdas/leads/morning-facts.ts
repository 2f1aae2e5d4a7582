import { outcode } from '../contract/uk.ts'
import {
  addDays,
  type ClosedDays,
  dateWords,
  londonTime,
  promisedReply,
  type WorkingCalendar,
} from '../contract/working-hours.ts'
import { isSuspect, type StoredLead } from './lead.ts'

const day = 24 * 60 * 60_000

/** What the owner should know in the morning. */
export interface MorningFacts {
  /** Without an answer, the one that was promised first at the top. */
  waiting: { lead: StoredLead; promised: number }[]
  /** Perhaps spam, and not looked at. */
  suspected: StoredLead[]
  /** What went wrong, one sentence each. */
  failures: string[]
  /** Closed days and bank holidays of the next days, one sentence each. */
  closed: string[]
  /** On Mondays. */
  week?: WeekFacts | undefined
}

export interface WeekFacts {
  enquiries: number
  before: number
  answered: number
  /** Hours from the enquiry to the first answer, half of the answered ones taking less. */
  medianHours?: number | undefined
  /** `TW9: 3`, the most first. */
  areas: [name: string, enquiries: number][]
}

/** Days ahead for which closed days are announced to the owner. */
const closedAhead = 7

/** Undefined when there is nothing to say. */
export function morningFacts(
  leads: readonly StoredLead[],
  { calendar, now }: { calendar: WorkingCalendar; now: number },
): MorningFacts | undefined {
  const open = leads.filter(({ canary, ownerState = 'new' }) => !canary && ownerState === 'new')
  const facts: MorningFacts = {
    waiting: open
      .filter((lead) => !isSuspect(lead))
      .map((lead) => ({ lead, promised: promisedReply(calendar, Date.parse(lead.receivedAt)) }))
      .sort((a, b) => a.promised - b.promised),
    suspected: open.filter(isSuspect),
    failures: leads.flatMap((lead) => failuresOf(lead, now)),
    closed: closedSoon(calendar, now),
    week: isMonday(now) ? weekFacts(leads, now) : undefined,
  }
  const { waiting, suspected, failures, closed, week } = facts
  const isQuiet = [waiting, suspected, failures, closed].every((list) => list.length === 0)
  return isQuiet && !week ? undefined : facts
}

/** An hour is enough for a mail and its photos; yesterday's failures are told once, older ones every morning no more. */
function failuresOf(lead: StoredLead, now: number): string[] {
  const age = now - Date.parse(lead.receivedAt)
  const isRecent = (at: string | undefined) => at !== undefined && now - Date.parse(at) < day
  const who = `${lead.fullName}, ${outcode(lead.postcode)}`
  const sentences: [when: boolean, sentence: string][] = [
    [!lead.mailedAt && age > day / 24, `The enquiry of ${who} has not been mailed yet.`],
    [isRecent(lead.mailBounce) || isRecent(lead.mailReject), `The mail about ${who} came back to the mail service.`],
    [isRecent(lead.mailComplaint), `The mail about ${who} was reported as spam: look into your spam folder.`],
    [
      isRecent(lead.receiptReturnedAt),
      `The e-mail address of ${who} does not work: the receipt came back. Call instead.`,
    ],
    [lead.photosPending === true && age > day / 24, `A photo of ${who} cannot be opened yet.`],
  ]
  return sentences.flatMap(([when, sentence]) => (when ? [sentence] : []))
}

function closedSoon({ closedDays, bankHolidays }: WorkingCalendar, now: number): string[] {
  const today = londonTime(now).date
  const last = addDays(today, closedAhead)
  const isSoon = ({ from, to }: Pick<ClosedDays, 'from' | 'to'>) => from <= last && to >= today
  return [
    ...closedDays
      .filter(isSoon)
      .map(
        ({ from, to, sentence }) =>
          `Closed ${from === to ? 'on' : 'from'} ${dateWords(from, 'date')}${from === to ? '' : ` to ${dateWords(to, 'date')}`}: "${sentence}"`,
      ),
    ...bankHolidays
      .filter(
        (date) => isSoon({ from: date, to: date }) && !closedDays.some(({ from, to }) => from <= date && date <= to),
      )
      .map((date) => `${dateWords(date, 'date')} is a bank holiday: the site says that you are closed.`),
  ]
}

function isMonday(now: number): boolean {
  return dateWords(londonTime(now).date, 'weekday') === 'Monday'
}

/** The seven days until now, against the seven before. Undefined when both were empty. */
function weekFacts(leads: readonly StoredLead[], now: number): WeekFacts | undefined {
  const between = (from: number, to: number) =>
    leads.filter((lead) => {
      const at = Date.parse(lead.receivedAt)
      return (
        at >= now - from * day && at < now - to * day && !lead.canary && !isSuspect(lead) && lead.ownerState !== 'spam'
      )
    })
  const week = between(7, 0)
  const before = between(14, 7).length
  if (week.length === 0 && before === 0) return undefined
  const hours = week
    .flatMap(({ receivedAt, history = [] }) => {
      const answer = history.find(({ state }) => state === 'answered' || state === 'won')
      return answer ? (Date.parse(answer.at) - Date.parse(receivedAt)) / (60 * 60_000) : []
    })
    .sort((a, b) => a - b)
  const areas = new Map<string, number>()
  for (const { postcode } of week) areas.set(outcode(postcode), (areas.get(outcode(postcode)) ?? 0) + 1)
  return {
    enquiries: week.length,
    before,
    answered: hours.length,
    medianHours: hours[Math.floor((hours.length - 1) / 2)],
    areas: [...areas].sort(([a, many], [b, more]) => more - many || a.localeCompare(b)),
  }
}
