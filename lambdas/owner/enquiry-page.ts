import type { ApiError } from '../contract/api-error.ts'
import { type EnquiryLink, type EnquiryMark, LeadState, noteMaxLength } from '../contract/enquiry-page.ts'
import { referenceOf } from '../contract/reference.ts'
import { instantWords } from '../contract/working-hours.ts'
import { cleanText } from '../leads/clean-text.ts'
import type { StoredLead } from '../leads/lead.ts'
import { firstNameOf } from '../leads/lead-facts.ts'
import type { LeadList } from '../leads/lead-list.ts'
import type { LeadStore } from '../leads/lead-store.ts'
import { isOwnerLink, ownerLinkPath } from '../leads/owner-link.ts'
import { escapeHtml } from '../runtime/escape-html.ts'
import type { SigningKeys } from '../runtime/hmac.ts'
import { pageFrame } from '../runtime/page-frame.ts'
import { VisibleError } from '../runtime/visible-error.ts'

interface EnquiryDeps {
  store: Pick<LeadStore, 'get'>
  list: Pick<LeadList, 'mark'>
  keys: SigningKeys
  businessName: string
  /** What the page offers once the job is done, as HTML; empty for a lead that it is not for. */
  offers: readonly ((lead: StoredLead) => string)[]
  now: () => number
}

/** Whoever has a link can use it; the record stays far below what an item may hold. */
const mostChanges = 100

const stateNames: Record<LeadState, string> = {
  new: 'New',
  answered: 'Answered',
  won: 'Won',
  done: 'Done',
  lost: 'Lost',
  spam: 'Spam',
}

/** What the owner's link shows: the reference and the first name, what was noted, and the buttons. Changes nothing. */
export async function showEnquiry(link: EnquiryLink, deps: EnquiryDeps): Promise<{ page: string }> {
  const lead = await leadOf(link, deps)
  return { page: enquiryPage(lead, deps) }
}

/** Notes what became of the enquiry. Doing it twice does no harm: the same state again is not noted again. */
export async function markEnquiry(link: EnquiryLink, mark: EnquiryMark, deps: EnquiryDeps): Promise<void> {
  const lead = await leadOf(link, deps)
  const note = cleanText(mark.note, noteMaxLength)
  if (mark.state === (lead.ownerState ?? 'new') && note === '') return
  if ((lead.history?.length ?? 0) >= mostChanges) throw new VisibleError('gone', sentences.full)
  const change = { state: mark.state, at: new Date(deps.now()).toISOString(), ...(note && { note }) }
  if (!(await deps.list.mark(lead.leadId, change))) throw new VisibleError('gone', sentences.gone)
}

/** What a link that is no good is answered with. */
export function enquiryErrorPage(error: ApiError['error'], businessName: string): string {
  const title = 'Nothing was changed'
  return pageFrame(
    { title, businessName },
    `<h1>${title}</h1>
<div class="notice"><p role="alert">${escapeHtml(error.message)}</p></div>`,
  )
}

const sentences = {
  forged: 'This link is not one of ours, or it is too old. Open the one in the newest mail about the enquiry.',
  gone: 'This enquiry is no longer kept: it was erased, or is older than we keep them.',
  full: 'This enquiry has been changed too often. Nothing more is noted.',
}

async function leadOf(link: EnquiryLink, { store, keys }: EnquiryDeps): Promise<StoredLead> {
  if (!isOwnerLink(link, keys)) throw new VisibleError('gone', sentences.forged)
  const lead = await store.get(link.leadId)
  if (!lead) throw new VisibleError('gone', sentences.gone)
  return lead
}

function enquiryPage(lead: StoredLead, { keys, businessName, offers }: EnquiryDeps): string {
  const state = lead.ownerState ?? 'new'
  const history = lead.history ?? []
  const before = history.at(-2)?.state ?? 'new'
  const title = `Enquiry ${referenceOf(lead.leadId)}`
  const form = (content: string) =>
    `<form method="post" action="${escapeHtml(ownerLinkPath(lead.leadId, keys))}">${content}</form>`
  const others = LeadState.options.filter(
    (option) => option !== state && option !== 'new' && (option !== 'done' || state === 'won'),
  )
  return pageFrame(
    { title, businessName },
    `<h1>${title}</h1>
<p>From ${escapeHtml(firstNameOf(lead))}, received ${instantWords(Date.parse(lead.receivedAt))}.</p>
<div class="notice" data-tone="calm"><p role="status">${stateNames[state]}</p>
${history.length > 0 ? form(`<button class="quiet" name="state" value="${before}">Undo: back to ${stateNames[before].toLowerCase()}</button>`) : ''}
</div>
${state === 'done' ? offers.map((offer) => offer(lead)).join('\n') : ''}
${form(`<div class="field"><label for="note">Note (optional)</label><input id="note" name="note" maxlength="${noteMaxLength}" autocomplete="off"></div>
<div class="choices">${others.map((option) => `<button name="state" value="${option}">${stateNames[option]}</button>`).join('\n')}</div>`)}
${history.length > 0 ? `<h2>So far</h2><ul class="history">${history.map(historyLine).join('')}</ul>` : ''}
<p class="small">Opening this page changes nothing; a button does. Whoever has the link can use it, so do not pass it on.</p>`,
  )
}

function historyLine({ state, at, note }: NonNullable<StoredLead['history']>[number]): string {
  const words = note ? `<br>${escapeHtml(note).replaceAll('\n', '<br>')}` : ''
  return `<li><strong>${stateNames[state]}</strong> ${instantWords(Date.parse(at))}${words}</li>`
}
