import { type Html, html } from '../runtime/html.ts'
import { pageFrame } from '../runtime/page-frame.ts'
import { VisibleError } from '../runtime/visible-error.ts'
import type { AnsweredMark, EnquiryLink } from '../shared/answered.ts'
import type { ApiError } from '../shared/api-error.ts'
import { referenceOf } from '../shared/reference.ts'
import type { StoredEnquiry } from './enquiry.ts'
import { callLabel, callsOf } from './enquiry-facts.ts'
import type { EnquiryList } from './enquiry-list.ts'
import type { EnquiryStore } from './enquiry-store.ts'
import { isOwnerLink, ownerLinkPath } from './owner-link.ts'

interface AnsweredDeps {
  store: Pick<EnquiryStore, 'get'>
  list: Pick<EnquiryList, 'markAnswered'>
  key: string
  businessName: string
  now: () => number
}

/** The page of the owner's link: name, number and one button. Read-only, because mail scanners follow every link. */
export async function showEnquiry(link: EnquiryLink, deps: AnsweredDeps): Promise<{ page: string }> {
  requireOwnerLink(link, deps)
  const enquiry = await deps.store.get(link.enquiryId)
  if (!enquiry) throw new VisibleError('gone', gone)
  return { page: answeredPage(enquiry, deps) }
}

/** Marks the enquiry as answered, or takes that back. Twice is the same as once. */
export async function markAnswered(link: EnquiryLink, { answered }: AnsweredMark, deps: AnsweredDeps): Promise<void> {
  requireOwnerLink(link, deps)
  const at = answered === 'yes' ? deps.now() : undefined
  if (!(await deps.list.markAnswered(link.enquiryId, at))) throw new VisibleError('gone', gone)
}

/** The page for a link that is forged, or of an enquiry that is not kept. */
export function answeredErrorPage({ message }: ApiError['error'], businessName: string): string {
  const title = 'Nothing was changed'
  return pageFrame(
    { title, businessName },
    html`<h1>${title}</h1>
<div class="notice" data-tone="error"><p role="alert">${message}</p></div>`,
  )
}

const forged = 'This link is not one of ours, or it is too old. Open the one in the newest mail about the enquiry.'
const gone = 'This enquiry is no longer kept: it was erased, or is older than we keep them.'

function requireOwnerLink(link: EnquiryLink, { key }: AnsweredDeps): void {
  if (!isOwnerLink(link, key)) throw new VisibleError('gone', forged)
}

function answeredPage(enquiry: StoredEnquiry, { key, businessName }: AnsweredDeps): string {
  const { enquiryId, fullName, phone, answeredAt } = enquiry
  const [call] = callsOf(enquiry)
  return pageFrame(
    { title: `Enquiry ${referenceOf(enquiryId)}`, businessName },
    html`<h1>${fullName}</h1>
<p>${call ? html`<a class="button button--secondary" href="${call.href}">${callLabel(call)}</a>` : phone}</p>
<form class="answer__form" method="post" action="${ownerLinkPath(enquiryId, key)}">
${answeredAt === undefined ? notYet : already}
</form>`,
  )
}

const notYet: Html = html`<button class="button button--primary" name="answered" value="yes">Mark as answered</button>`
const already: Html = html`<div class="notice" data-tone="success"><p class="notice__title" role="status">Answered</p></div>
<button class="button button--quiet" name="answered" value="no">Not answered after all</button>`
