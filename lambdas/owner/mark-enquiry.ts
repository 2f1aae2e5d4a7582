import { cleanText } from '../contract/clean-text.ts'
import { type EnquiryMark, type LeadState, noteMaxLength } from '../contract/enquiry-page.ts'
import { instantWords } from '../contract/london-time.ts'
import type { LeadChange, StoredLead } from '../leads/lead.ts'
import type { LeadList } from '../leads/lead-list.ts'
import type { LeadStore } from '../leads/lead-store.ts'
import { type Html, html } from '../runtime/html.ts'
import { VisibleError } from '../runtime/visible-error.ts'

export interface MarkDeps {
  list: Pick<LeadList, 'mark'>
  now: () => number
}

/** What the owner does with an enquiry: without a state a note, or another amount or day. */
interface Mark extends EnquiryMark {
  pounds?: number | undefined
  chaseOn?: string | undefined
}

/** @throws VisibleError when it is no longer kept. */
export async function keptLead(leadId: string, { store }: { store: Pick<LeadStore, 'get'> }): Promise<StoredLead> {
  const lead = await store.get(leadId)
  if (!lead) throw new VisibleError('gone', gone)
  return lead
}

const gone = 'This enquiry is no longer kept: it was erased, or is older than we keep them.'

/** The record stays far below what an item may hold, whoever has its link. */
const mostChanges = 100

/** Notes what became of an enquiry. Doing it twice does no harm: what changes nothing is not noted again. */
export async function markEnquiry(lead: StoredLead, mark: Mark, { list, now }: MarkDeps): Promise<void> {
  const state = mark.state ?? stateOf(lead)
  const note = cleanText(mark.note, noteMaxLength)
  const pounds = mark.pounds === poundsOf(lead) ? undefined : mark.pounds
  const chaseOn = state !== 'quoted' || mark.chaseOn === chaseDayOf(lead) ? undefined : mark.chaseOn
  if (state === stateOf(lead) && note === '' && pounds === undefined && chaseOn === undefined) return
  if ((lead.history?.length ?? 0) >= mostChanges) throw new VisibleError('gone', full)
  const at = new Date(now()).toISOString()
  const change = {
    state,
    at,
    ...(note && { note }),
    ...(pounds !== undefined && { pounds }),
    ...(chaseOn && { chaseOn }),
  }
  if (!(await list.mark(lead, change))) throw new VisibleError('invalid', changed)
}

const changed =
  'The enquiry was changed elsewhere meanwhile, or erased. Go back, load its page again and look at it first.'
const full = 'This enquiry has been changed too often. Nothing more is noted.'

export const stateNames: Record<LeadState, string> = {
  new: 'New',
  answered: 'Answered',
  quoted: 'Quoted',
  won: 'Won',
  done: 'Done',
  lost: 'Lost',
  spam: 'Spam',
}

export function stateOf({ ownerState = 'new' }: Pick<StoredLead, 'ownerState'>): LeadState {
  return ownerState
}

/** The state that Undo goes back to; undefined when nothing was changed but by notes. */
export function stateBefore(lead: Pick<StoredLead, 'ownerState' | 'history'>): LeadState | undefined {
  const states: LeadState[] = ['new', ...(lead.history ?? []).map(({ state }) => state)]
  return states.findLast((state) => state !== stateOf(lead))
}

/** What was quoted, or what it was won for. */
export function poundsOf({ history = [] }: Pick<StoredLead, 'history'>): number | undefined {
  return history.findLast(({ pounds }) => pounds !== undefined)?.pounds
}

/** The day on which a quote is to be followed up. */
export function chaseDayOf({
  ownerState,
  history = [],
}: Pick<StoredLead, 'ownerState' | 'history'>): string | undefined {
  return ownerState === 'quoted' ? history.findLast(({ chaseOn }) => chaseOn)?.chaseOn : undefined
}

export function stateButton(state: LeadState): Html {
  return html`<button class="quiet" name="state" value="${state}">${stateNames[state]}</button>`
}

/** Every change and note, the newest first. */
export function historyList({ history = [] }: Pick<StoredLead, 'history'>): Html | undefined {
  if (history.length === 0) return undefined
  return html`<section><h2>So far</h2><ul class="history">${history.toReversed().map(historyLine)}</ul></section>`
}

function historyLine({ state, at, note, pounds }: LeadChange): Html {
  const lines = (note ?? '').split('\n').map((line) => html`<br>${line}`)
  return html`<li><strong>${stateNames[state]}${pounds === undefined ? '' : ` £${pounds.toLocaleString('en-GB')}`}</strong> ${instantWords(Date.parse(at))}${note && lines}</li>`
}
