import { addDays, dateWords, londonTime } from '../contract/london-time.ts'
import { isEmergency } from '../contract/quote-rules.ts'
import { outcode } from '../contract/uk.ts'
import type { ClosedDays, WorkingCalendar } from '../contract/working-hours.ts'
import { isHeld, isSuspect, type StoredLead } from '../leads/lead.ts'
import { promiseOf } from '../leads/promise.ts'
import { type WeekFacts, weekFacts } from './week-facts.ts'

const day = 24 * 60 * 60_000

/** What the owner should know in the morning. */
export interface MorningFacts {
  /** Without an answer, emergencies and then the one that was promised first at the top. */
  waiting: { lead: StoredLead; promised: number }[]
  /** Perhaps spam, and not looked at. */
  suspected: StoredLead[]
  /** From busy connections, and not answered: those that no mail has carried first. */
  held: { shown: StoredLead[]; more: number }
  /** What went wrong, one sentence each. */
  failures: string[]
  /** Who gets no alarms, one sentence each. */
  unconfirmed: string[]
  /** Closed days and bank holidays of the next days, one sentence each. */
  closed: string[]
  /** Done, and not shown in the portfolio; where that is done from the phone. */
  unshown: StoredLead[]
  /** On Mondays. */
  week?: WeekFacts | undefined
  /** On Mondays: facts on the site whose day to be checked again is near or over, one sentence a day. */
  factsDue: string[]
}

/** Files of `web/content` with facts to be checked again, by the day they are due: `2027-01-15`. */
type FactsToCheck = Record<string, string[]>

export interface MorningSettings {
  calendar: WorkingCalendar
  factsToCheck: FactsToCheck
  /** The owner can show a job from the page of its enquiry. */
  showsJobs: boolean
}

/** Days ahead for which closed days, and facts to be checked, are announced to the owner. */
const daysAhead = 7

/** How many held enquiries one mail names: SES takes a mail of 10 MB, and each is a few lines. */
const mostHeld = 500

/** Undefined when there is nothing to say. */
export function morningFacts(
  {
    leads,
    unreadable,
    unconfirmed,
  }: { leads: readonly StoredLead[]; unreadable: readonly string[]; unconfirmed: string[] },
  { calendar, factsToCheck, showsJobs, now }: MorningSettings & { now: number },
): MorningFacts | undefined {
  const open = leads.filter(({ canary, ownerState = 'new' }) => !canary && ownerState === 'new')
  const held = open.filter(isHeld).sort((a, b) => Number(Boolean(a.mailedAt)) - Number(Boolean(b.mailedAt)))
  const facts: MorningFacts = {
    waiting: open
      .filter((lead) => !isSuspect(lead))
      .map((lead) => ({ lead, promised: promiseOf(lead, calendar) }))
      .sort((a, b) => Number(isEmergency(b.lead)) - Number(isEmergency(a.lead)) || a.promised - b.promised),
    suspected: open.filter((lead) => lead.possibleSpam && !isHeld(lead)),
    held: { shown: held.slice(0, mostHeld), more: Math.max(0, held.length - mostHeld) },
    failures: [...leads.flatMap((lead) => failuresOf(lead, now)), ...unreadable.map(unreadableSentence)],
    unconfirmed,
    closed: closedSoon(calendar, now),
    unshown: showsJobs ? leads.filter(({ ownerState, shownAs }) => ownerState === 'done' && !shownAs) : [],
    week: isMonday(now) ? weekFacts(leads, now) : undefined,
    factsDue: isMonday(now) ? factsDue(factsToCheck, now) : [],
  }
  const { week, held: carried, unshown, ...lists } = facts
  const isQuiet = Object.values(lists).every((list) => list.length === 0) && carried.shown.length === 0
  // Not every job is worth showing: by itself it is a reason for a mail on Mondays alone.
  return isQuiet && !week && !(isMonday(now) && unshown.length > 0) ? undefined : facts
}

function unreadableSentence(leadId: string): string {
  return `The record ${leadId} cannot be read as an enquiry: look at it with npm run leads -- show ${leadId} --deployed`
}

/** An hour is enough for a mail and its photos; yesterday's failures are told once, older ones every morning no more. */
function failuresOf(lead: StoredLead, now: number): string[] {
  const age = now - Date.parse(lead.receivedAt)
  const isRecent = (at: string | undefined) => at !== undefined && now - Date.parse(at) < day
  const who = `${lead.fullName}, ${outcode(lead.postcode)}`
  const sentences: [when: boolean, sentence: string][] = [
    [!lead.mailedAt && !isHeld(lead) && age > day / 24, `The enquiry of ${who} has not been mailed yet.`],
    [isRecent(lead.mailBounce) || isRecent(lead.mailReject), `The mail about ${who} came back to the mail service.`],
    [isRecent(lead.mailComplaint), `The mail about ${who} was reported as spam: look in your spam folder.`],
    [isRecent(lead.receiptReturnedAt), `The receipt to ${who} came back, or was not wanted: call instead of writing.`],
    [lead.photosPending === true && age > day / 24, `A photo of ${who} cannot be opened yet.`],
  ]
  return sentences.flatMap(([when, sentence]) => (when ? [sentence] : []))
}

function closedSoon({ closedDays, bankHolidays }: WorkingCalendar, now: number): string[] {
  const today = londonTime(now).date
  const last = addDays(today, daysAhead)
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

/** Files named for a day; of any more, only their number. */
const filesNamed = 6

function factsDue(factsToCheck: FactsToCheck, now: number): string[] {
  const today = londonTime(now).date
  return Object.entries(factsToCheck)
    .filter(([date]) => date <= addDays(today, daysAhead))
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([date, files]) => {
      const named = files.slice(0, filesNamed).map((file) => (file.includes('.') ? file : `articles/${file}.md`))
      const more = files.length > filesNamed ? [`and ${files.length - filesNamed} more`] : []
      return `${date < today ? 'Since' : 'By'} ${dateWords(date, 'date')}: ${[...named, ...more].join(', ')}.`
    })
}

function isMonday(now: number): boolean {
  return dateWords(londonTime(now).date, 'weekday') === 'Monday'
}
