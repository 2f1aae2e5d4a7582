import { type DeskQuery, type DeskView, deskViews } from '../../contract/desk.ts'
import { referenceOf } from '../../contract/reference.ts'
import type { WorkingCalendar } from '../../contract/working-hours.ts'
import { isSuspect, type StoredLead } from '../../leads/lead.ts'
import type { LeadList } from '../../leads/lead-list.ts'
import { promiseOf } from '../../leads/promise.ts'
import { beginningOf } from '../../leads/recent-leads.ts'
import { chaseDayOf, poundsOf, stateOf } from '../../owner/mark-enquiry.ts'
import { byUrgency } from '../../owner/urgency.ts'
import { addToWeek, emptyWeek, type WeekFacts } from '../../owner/week-facts.ts'

/** The fields of an enquiry that its row shows. Only these stay in memory while thousands are read. */
export interface DeskRow {
  leadId: string
  view: DeskView
  name: string
  postcode: string
  job: string
  about: string | undefined
  receivedAt: string
  /** Epoch milliseconds. */
  promised: number
  pounds: number | undefined
  chaseOn: string | undefined
}

export interface DeskList {
  rows: DeskRow[]
  /** True when there is another page. */
  isMore: boolean
  /** True when the time limit ended the reading before the oldest leads. */
  isCut: boolean
  counts: Record<DeskView, number>
  week: WeekFacts
}

interface ListDeps {
  list: Pick<LeadList, 'since'>
  calendar: WorkingCalendar
  now: () => number
}

/** Rows per page. */
const pageRows = 50

const day = 24 * 60 * 60_000

/** Days to look back: a little longer than enquiries are kept. */
const lookBack = 400

/** Milliseconds for reading, within the response's limit of twelve seconds. */
const runFor = 9_000

/** Lists the enquiries of one view, or those that match a search in all views. */
export async function listEnquiries({ show, q, page }: DeskQuery, deps: ListDeps): Promise<DeskList> {
  const { calendar, now } = deps
  const isWanted = q.trim() === '' ? ({ view }: DeskRow) => view === show : undefined
  const isFound = searchFor(q)
  const counts = { new: 0, answered: 0, quoted: 0, won: 0, lost: 0, done: 0, spam: 0 } satisfies DeskList['counts']
  const week = { ...emptyWeek }
  const rows: DeskRow[] = []
  const until = now() + runFor
  const upTo = page * pageRows
  const order = orderOf(isWanted ? show : undefined, now())
  const cut = () => rows.sort(order).splice(upTo + 1)
  let isCut = false
  for await (const { lead } of deps.list.since(now() - lookBack * day, { newestFirst: true })) {
    isCut = now() > until
    if (isCut) break
    if (!lead) continue
    const row = rowOf(lead, calendar)
    counts[row.view] += 1
    addToWeek(week, lead, calendar, now())
    if (isWanted ? isWanted(row) : isFound(lead)) rows.push(row)
    // Sorts and cuts only when the buffer is full, so that a flood keeps at most twice the rows up to this page's end.
    if (rows.length > 2 * upTo) cut()
  }
  cut()
  return { rows: rows.slice(upTo - pageRows, upTo), isMore: rows.length > upTo, isCut, counts, week }
}

function rowOf(lead: StoredLead, calendar: WorkingCalendar): DeskRow {
  const state = stateOf(lead)
  return {
    leadId: lead.leadId,
    view: state === 'new' && isSuspect(lead) ? 'spam' : (deskViews.find((view) => view === state) ?? 'new'),
    name: beginningOf(lead.fullName, 60),
    postcode: beginningOf(lead.postcode, 20),
    job: beginningOf(lead.jobDescription.replace(/\s+/g, ' '), 120),
    about: lead.about,
    receivedAt: lead.receivedAt,
    promised: promiseOf(lead, calendar),
    pounds: poundsOf(lead),
    chaseOn: chaseDayOf(lead),
  }
}

/** New enquiries by urgency, quoted ones by the day to follow up, all others newest first. */
function orderOf(view: DeskView | undefined, now: number): (a: DeskRow, b: DeskRow) => number {
  if (view === 'new') return byUrgency(now)
  if (view === 'quoted') return (a, b) => (a.chaseOn ?? '').localeCompare(b.chaseOn ?? '')
  return (a, b) => b.receivedAt.localeCompare(a.receivedAt)
}

/** Matches a reference, number or postcode however it is typed, or text that contains every word. */
function searchFor(typed: string): (lead: StoredLead) => boolean {
  const wanted = folded(typed)
  const words = wanted.split(/\s+/)
  const compact = wanted.replace(/[^a-z0-9]/g, '')
  const digits = /^[\d\s+()-]{5,}$/.test(typed) ? typed.replace(/\D/g, '').replace(/^(00)?44|^0/, '') : undefined
  return (lead) => {
    const { leadId, phone, phoneE164 = '', postcode, fullName, email, jobDescription, about = '', history = [] } = lead
    if (digits && `${phone} ${phoneE164}`.replace(/\D/g, '').includes(digits)) return true
    if (compact.length >= 4 && folded(referenceOf(leadId)).replace('-', '') === compact) return true
    if (compact !== '' && folded(postcode).replace(/\s/g, '') === compact) return true
    const notes = history.map(({ note = '' }) => note)
    const text = folded([fullName, email, postcode, about, jobDescription, ...notes].join(' '))
    return words.every((word) => text.includes(word))
  }
}

/** Lower case, accents removed. */
function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
