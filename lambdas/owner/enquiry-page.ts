import type { ApiError } from '../contract/api-error.ts'
import {
  type EnquiryLink,
  type EnquiryMark,
  type LeadState,
  nextStates,
  noteMaxLength,
} from '../contract/enquiry-page.ts'
import { instantWords } from '../contract/london-time.ts'
import { referenceOf } from '../contract/reference.ts'
import { cleanText } from '../leads/clean-text.ts'
import { type LeadChange, photosMissing, type StoredLead } from '../leads/lead.ts'
import { firstNameOf, missingNote } from '../leads/lead-facts.ts'
import type { LeadList } from '../leads/lead-list.ts'
import type { LeadStore } from '../leads/lead-store.ts'
import { isOwnerLink, ownerLinkPath } from '../leads/owner-link.ts'
import type { SigningKeys } from '../runtime/hmac.ts'
import { type Html, type HtmlValue, html } from '../runtime/html.ts'
import { pageFrame } from '../runtime/page-frame.ts'
import { VisibleError } from '../runtime/visible-error.ts'

interface EnquiryDeps {
  store: Pick<LeadStore, 'get'>
  list: Pick<LeadList, 'mark'>
  keys: SigningKeys
  businessName: string
  /** What the page offers once the job is done. */
  offers: readonly ((lead: StoredLead) => Html)[]
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
  const state = lead.ownerState ?? 'new'
  const wanted = mark.state ?? state
  if (wanted === state && note === '') return
  if ((lead.history?.length ?? 0) >= mostChanges) throw new VisibleError('gone', sentences.full)
  const change = { state: wanted, at: new Date(deps.now()).toISOString(), ...(note && { note }) }
  if (!(await deps.list.mark(lead, change))) throw new VisibleError('invalid', sentences.changed)
}

/** What a link that is no good is answered with. */
export function enquiryErrorPage(error: ApiError['error'], businessName: string): string {
  const title = 'Nothing was changed'
  return pageFrame(
    { title, businessName },
    html`<h1>${title}</h1>
<div class="notice"><p role="alert">${error.message}</p></div>`,
  )
}

const sentences = {
  forged: 'This link is not one of ours, or it is too old. Open the one in the newest mail about the enquiry.',
  gone: 'This enquiry is no longer kept: it was erased, or is older than we keep them.',
  changed: 'The enquiry was changed elsewhere meanwhile, or erased. Go back, load its page again and look at it first.',
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
  const before = ['new' as const, ...history.map((change) => change.state)].findLast((each) => each !== state)
  const title = `Enquiry ${referenceOf(lead.leadId)}`
  const form = (content: Html) =>
    html`<form method="post" action="${ownerLinkPath(lead.leadId, keys)}">${content}</form>`
  const stateButton = (option: LeadState) => html`<button name="state" value="${option}">${stateNames[option]}</button>`
  return pageFrame(
    { title, businessName },
    html`<h1>${title}</h1>
<p>From ${firstNameOf(lead)}, received ${instantWords(Date.parse(lead.receivedAt))}.</p>
<div class="notice" data-tone="calm"><p role="status">${stateNames[state]}</p>
${before && form(html`<button class="quiet" name="state" value="${before}">Undo: back to ${stateNames[before].toLowerCase()}</button>`)}
</div>
${state === 'done' ? offers.map((offer) => offer(lead)) : ''}
${form(html`<div class="field"><label for="note">Note (optional)</label><input id="note" name="note" maxlength="${noteMaxLength}" autocomplete="off"></div>
<p><button class="quiet">Save note</button></p>
<div class="choices">${nextStates[state].filter((option) => option !== 'new').map(stateButton)}</div>`)}
${photos(lead)}
${history.length > 0 ? html`<h2>So far</h2><ul class="history">${history.map(historyLine)}</ul>` : ''}
<p class="small">Opening this page changes nothing; a button does. Whoever has the link can use it, so do not pass it on.</p>`,
  )
}

/** Those that came after the mail too, and how many never did [L19]. */
function photos(lead: StoredLead): HtmlValue {
  const { photoKeys, photosChosen } = lead
  if (photosChosen === 0 && photoKeys.length === 0) return ''
  const links = photoKeys.map((key, index) => html`<li><a href="/${key}">Photo ${index + 1}</a></li>`)
  return html`<h2>Photos</h2><ul>${links}</ul>
${photosMissing(lead) > 0 ? html`<p>${missingNote(lead, 'not here')}</p>` : ''}`
}

function historyLine({ state, at, note }: LeadChange): Html {
  const lines = (note ?? '').split('\n').map((line) => html`<br>${line}`)
  return html`<li><strong>${stateNames[state]}</strong> ${instantWords(Date.parse(at))}${note && lines}</li>`
}
