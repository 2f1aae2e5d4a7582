import { addDays, dateWords, londonTime } from '../contract/london-time.ts'
import { outcode } from '../contract/uk.ts'
import { type ClosedDays, closedDaysOn, type WorkingCalendar } from '../contract/working-hours.ts'
import { isHeld, isSuspect, type StoredLead } from '../leads/lead.ts'
import { promiseOf } from '../leads/promise.ts'
import { toldNextMorning } from '../options/lead-notes.ts'
import { chaseDayOf } from './mark-enquiry.ts'
import { byUrgency } from './urgency.ts'
import type { Waiting } from './waiting-list.ts'
import { addToWeek, emptyWeek, type WeekFacts } from './week-facts.ts'

const day = 24 * 60 * 60_000

/** So many of something, and how many more there are. */
interface Some<Item> {
  shown: Item[]
  more: number
}

/** What the owner should know in the morning. */
export interface MorningFacts {
  /** Without an answer, the most urgent first. */
  waiting: Some<Waiting>
  /** Without an answer, and late for two weeks: their number says enough. */
  old: number
  /** Quotes to be followed up today. */
  toChase: StoredLead[]
  /** Perhaps spam, and not looked at. */
  suspected: Some<StoredLead>
  /** From busy connections, and not answered: those that no mail has carried first. */
  held: Some<StoredLead>
  /** What went wrong, one sentence each. */
  failures: string[]
  /** Who gets no alarms, one sentence each. */
  unconfirmed: string[]
  /** Closed days and bank holidays of the next days, one sentence each. */
  closed: string[]
  /** Done, and not shown in the portfolio; where there is a desk to do it. */
  unshown: StoredLead[]
  /** On Mondays. */
  week?: WeekFacts | undefined
}

/** Days after its promised time from which an enquiry is only counted. */
const oldDays = 14

/** Enquiries whose lines still fit into one mail: SES takes 10 MB, mail programs show 100 KB. */
const most = { waiting: 120, suspected: 20, held: 500, toChase: 20, failures: 20, unshown: 20 }

/**
 * Gathers the facts from one enquiry after the other, and keeps of a flood no more than the mail shows [L18]. `add` keeps
 * what it is given: shorten its words before. `finish` returns undefined when there is nothing to say.
 */
export function morningReader({
  calendar,
  hasDesk,
  now,
}: {
  calendar: WorkingCalendar
  hasDesk: boolean
  now: number
}) {
  const waiting: Waiting[] = []
  const carried: StoredLead[] = []
  const week = { ...emptyWeek }
  const facts: MorningFacts = {
    waiting: { shown: waiting, more: 0 },
    old: 0,
    toChase: [],
    suspected: { shown: [], more: 0 },
    held: { shown: [], more: 0 },
    failures: [],
    unconfirmed: [],
    closed: closedSoon(calendar, now),
    unshown: [],
  }
  const order = byUrgency(now)
  const cutWaiting = () => {
    waiting.sort((a, b) => order({ about: a.lead.about, ...a }, { about: b.lead.about, ...b }))
    facts.waiting.more += waiting.splice(most.waiting).length
  }
  const addOpen = (lead: StoredLead) => {
    if (isHeld(lead) && isSuspect(lead)) {
      if (!added(lead.mailedAt ? carried : facts.held.shown, lead, most.held)) facts.held.more += 1
      return
    }
    if (isSuspect(lead)) {
      if (!added(facts.suspected.shown, lead, most.suspected)) facts.suspected.more += 1
      return
    }
    const promised = promiseOf(lead, calendar)
    if (now - promised > oldDays * day) {
      facts.old += 1
      return
    }
    waiting.push({ lead, promised })
    // Sorted now and then, not each time.
    if (waiting.length > 2 * most.waiting) cutWaiting()
  }

  return {
    add(lead: StoredLead): void {
      if (lead.canary) return
      addToWeek(week, lead, calendar, now)
      for (const sentence of failuresOf(lead, now)) added(facts.failures, sentence, most.failures)
      const { ownerState = 'new' } = lead
      if (ownerState === 'new') addOpen(lead)
      const chaseOn = chaseDayOf(lead)
      if (chaseOn && chaseOn <= londonTime(now).date) added(facts.toChase, lead, most.toChase)
      if (hasDesk && ownerState === 'done' && !lead.shownAs) added(facts.unshown, lead, most.unshown)
    },

    addUnreadable(leadId: string): void {
      added(facts.failures, unreadableSentence(leadId), most.failures)
    },

    /** There are more, older ones, and no time to read them. */
    stop(): void {
      facts.failures.unshift('There are too many enquiries to read them all: the oldest are not in this mail.')
    },

    finish(unconfirmed: string[]): MorningFacts | undefined {
      cutWaiting()
      const { held } = facts
      const room = most.held - held.shown.length
      held.more += Math.max(0, carried.length - room)
      held.shown.push(...carried.slice(0, room))
      facts.unconfirmed = unconfirmed
      const isWeek = isMonday(now) && week.asked + week.quoted + week.won > 0
      if (isWeek) facts.week = week
      const lists = [
        waiting,
        facts.toChase,
        facts.suspected.shown,
        held.shown,
        facts.failures,
        unconfirmed,
        facts.closed,
      ]
      if (lists.some(({ length }) => length > 0) || isWeek) return facts
      // Not every job is worth showing, and what is old was told before: by themselves they are a reason on Mondays alone.
      return isMonday(now) && facts.unshown.length + facts.old > 0 ? facts : undefined
    },
  }
}

function added<Item>(list: Item[], item: Item, most: number): boolean {
  if (list.length >= most) return false
  list.push(item)
  return true
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
    [lead.photosPending === true && age > day / 24, `A photo of ${who} cannot be opened yet.`],
  ]
  const ofOptions = toldNextMorning.flatMap(([field, tell]) => (isRecent(lead[field]) ? [tell(who)] : []))
  return [...sentences.flatMap(([when, sentence]) => (when ? [sentence] : [])), ...ofOptions]
}

/** Days ahead for which closed days are announced to the owner. */
const daysAhead = 7

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
      .filter((date) => isSoon({ from: date, to: date }) && !closedDaysOn({ closedDays }, date))
      .map((date) => `${dateWords(date, 'date')} is a bank holiday: the site says that you are closed.`),
  ]
}

function isMonday(now: number): boolean {
  return dateWords(londonTime(now).date, 'weekday') === 'Monday'
}
