import type { ApiError } from '../contract/api-error.ts'
import { type EnquiryLink, type EnquiryMark, nextStates, noteMaxLength } from '../contract/enquiry-page.ts'
import { instantWords } from '../contract/london-time.ts'
import { referenceOf } from '../contract/reference.ts'
import { photosMissing, type StoredLead } from '../leads/lead.ts'
import { firstNameOf, missingNote } from '../leads/lead-facts.ts'
import type { LeadStore } from '../leads/lead-store.ts'
import { isOwnerLink, ownerLinkPath } from '../leads/owner-link.ts'
import { type Html, type HtmlValue, html } from '../runtime/html.ts'
import { pageFrame } from '../runtime/page-frame.ts'
import { VisibleError } from '../runtime/visible-error.ts'
import {
  historyList,
  keptLead,
  type MarkDeps,
  markEnquiry,
  stateBefore,
  stateButton,
  stateNames,
  stateOf,
} from './mark-enquiry.ts'
import { type ReviewSettings, reviewRequest } from './review-request.ts'

interface EnquiryDeps extends MarkDeps, ReviewSettings {
  store: Pick<LeadStore, 'get'>
  key: string
}

/** The page of the owner's link: reference, first name, state, note and buttons. Read-only. */
export async function showEnquiry(link: EnquiryLink, deps: EnquiryDeps): Promise<{ page: string }> {
  const lead = await leadOf(link, deps)
  return { page: enquiryPage(lead, deps) }
}

/** Saves the enquiry's state and note, or the note alone. */
export async function markByLink(link: EnquiryLink, mark: EnquiryMark, deps: EnquiryDeps): Promise<void> {
  await markEnquiry(await leadOf(link, deps), mark, deps)
}

/** The page for a link that is forged, expired or of an erased enquiry. */
export function enquiryErrorPage(error: ApiError['error'], businessName: string): string {
  const title = 'Nothing was changed'
  return pageFrame(
    { title, businessName },
    html`<h1>${title}</h1>
<div class="notice"><p role="alert">${error.message}</p></div>`,
  )
}

const forged = 'This link is not one of ours, or it is too old. Open the one in the newest mail about the enquiry.'

async function leadOf(link: EnquiryLink, deps: EnquiryDeps): Promise<StoredLead> {
  if (!isOwnerLink(link, deps.key)) throw new VisibleError('gone', forged)
  return keptLead(link.leadId, deps)
}

function enquiryPage(lead: StoredLead, deps: EnquiryDeps): string {
  const { key, businessName } = deps
  const state = stateOf(lead)
  const before = stateBefore(lead)
  const title = `Enquiry ${referenceOf(lead.leadId)}`
  const form = (content: Html) =>
    html`<form method="post" action="${ownerLinkPath(lead.leadId, key)}">${content}</form>`
  // Quoted enquiries are marked at the desk, with the amount.
  const offered = nextStates[state].filter((option) => option !== 'new' && option !== 'quoted')
  return pageFrame(
    { title, businessName },
    html`<h1>${title}</h1>
<p>From ${firstNameOf(lead)}, received ${instantWords(Date.parse(lead.receivedAt))}.</p>
<div class="notice" data-tone="calm"><p role="status">${stateNames[state]}</p>
${before && form(html`<button class="quiet" name="state" value="${before}">Undo: back to ${stateNames[before].toLowerCase()}</button>`)}
</div>
${state === 'done' ? reviewRequest(lead, deps) : ''}
${form(html`<div class="field"><label for="note">Note (optional)</label><input id="note" name="note" maxlength="${noteMaxLength}" autocomplete="off"></div>
<p><button class="quiet">Save note</button></p>
<div class="choices">${offered.map(stateButton)}</div>`)}
${lead.correctedBy ? html`<p>The visitor has corrected it: see enquiry ${referenceOf(lead.correctedBy)}.</p>` : ''}
${photos(lead)}
${historyList(lead)}
<p class="small">Opening this page changes nothing; a button does. Whoever has the link can mark this one enquiry, and nothing else.</p>`,
  )
}

/** All photos, including those that came after the mail, and how many are missing [L19]. */
function photos(lead: StoredLead): HtmlValue {
  const { photoKeys, photosChosen } = lead
  if (photosChosen === 0 && photoKeys.length === 0) return ''
  const links = photoKeys.map((key, index) => html`<li><a href="/${key}">Photo ${index + 1}</a></li>`)
  return html`<h2>Photos</h2><ul>${links}</ul>
${photosMissing(lead) > 0 ? html`<p>${missingNote(lead, 'not here')}</p>` : ''}`
}
