import type { ClaimedPhoto } from '../photos/claim-photos.ts'
import type { MailContent } from '../runtime/send-mail.ts'
import { referenceOf } from '../shared/enquiry-words.ts'
import type { StoredEnquiry } from './enquiry.ts'
import { type EmailFacts, type EmailInput, emailFacts, mailFoot } from './enquiry-email-facts.ts'
import { enquiryEmailHtml } from './enquiry-email-html.ts'

/** Builds the owner's mail. Pure. */
export function buildEnquiryEmail(
  enquiry: StoredEnquiry,
  photos: readonly ClaimedPhoto[],
  input: EmailInput,
): MailContent {
  const facts = emailFacts(enquiry, photos, input)
  return {
    subject: facts.subject,
    text: enquiryEmailText(facts),
    html: enquiryEmailHtml(facts),
  }
}

/**
 * The text part, with everything the visitor sent: nothing is in the HTML part alone. Typed lines are quoted, so that
 * none looks like one of ours.
 */
function enquiryEmailText(facts: EmailFacts): string {
  const { enquiry, head, received, links, details, photoUrls, comingPhotoUrls, notes, origin } = facts
  const section = (title: string, lines: readonly string[]) => (lines.length > 0 ? ['', title, ...lines] : [])
  return [
    `${head}, from ${enquiry.fullName}`,
    '',
    ...details.map(({ label, value }) => `${label}: ${value.replaceAll('\n', '\n> ')}`),
    `Received: ${received}`,
    ...origin.map(({ label, value }) => `${label}: ${value}`),
    ...section('What they need:', [enquiry.jobDescription.replace(/^/gm, '> ')]),
    ...section('Photos:', photoUrls),
    ...section('Photos on their way:', comingPhotoUrls),
    ...section('Please note:', notes),
    ...section('WhatsApp:', links.whatsapp ? [links.whatsapp] : []),
    ...section('Map:', [links.map]),
    '',
    `Reference: ${referenceOf(enquiry.enquiryId)} (${enquiry.enquiryId})`,
    '',
    mailFoot,
    '',
  ].join('\n')
}
