import type { AttachedPhoto } from '../photos/attach-photos.ts'
import type { MailContent } from '../runtime/send-mail.ts'
import { isEmergency } from '../shared/enquiry-rules.ts'
import { referenceOf } from '../shared/reference.ts'
import { type Enquiry, type MailedEnquiry, photosMissing, type StoredEnquiry } from './enquiry.ts'
import { enquiryEmailHtml, photosEmailHtml } from './enquiry-email-html.ts'
import {
  addressNote,
  count,
  type EmailSettings,
  type EnquiryFacts,
  enquiryFacts,
  missingNote,
  refusedNote,
} from './enquiry-facts.ts'

/** The owner's mail, ready to send. */
export interface EnquiryEmail extends MailContent {
  replyTo?: string
}

/** Builds the owner's mail. Pure. */
export function buildEnquiryEmail(
  enquiry: MailedEnquiry,
  photos: readonly AttachedPhoto[],
  settings: EmailSettings,
): EnquiryEmail {
  const facts = enquiryFacts(enquiry, photos, settings)
  return {
    subject: facts.subject,
    text: enquiryEmailText(facts),
    html: enquiryEmailHtml(facts),
    replyTo: enquiry.replyTo,
  }
}

/** The mail with photos that came after the first mail, in its thread. It asks for no reply of its own. */
export function buildPhotosEmail(
  enquiry: StoredEnquiry,
  late: readonly AttachedPhoto[],
  settings: EmailSettings,
): EnquiryEmail {
  const facts = enquiryFacts(enquiry, late, settings)
  const heading = `${count(facts.photoUrls.length, 'more photo')} from ${enquiry.fullName}`
  const refused = late.length - facts.photoUrls.length
  const notes = [
    ...(refused > 0 ? [refusedNote(refused)] : []),
    ...(photosMissing(enquiry) > 0
      ? [missingNote(enquiry, 'still not here. Ask for what is missing by WhatsApp')]
      : []),
  ]
  return {
    subject: `Re: ${facts.subject}`,
    text: [heading, '', ...facts.photoUrls, ...notes, '', ...footLines(enquiry)].join('\n'),
    html: photosEmailHtml(facts, heading, notes),
    replyTo: enquiry.replyTo,
    follows: enquiry.messageId,
  }
}

function footLines({ enquiryId }: Enquiry): string[] {
  return [`Reference: ${referenceOf(enquiryId)} (${enquiryId})`, '', addressNote, '']
}

/** The text part, with everything the visitor sent: nothing is in the HTML part alone. */
function enquiryEmailText({ enquiry, received, links, details, photoUrls, notes, origin }: EnquiryFacts): string {
  const section = (title: string, lines: readonly string[]) => (lines.length > 0 ? ['', title, ...lines] : [])
  return [
    `${isEmergency(enquiry) ? 'EMERGENCY, ring now: enquiry' : 'New enquiry'} from ${enquiry.fullName}`,
    '',
    ...details.map(({ label, value }) => `${label}: ${value}`),
    `Received: ${received}`,
    ...origin.map(([label, value]) => `${label}: ${value}`),
    ...section('What they need:', [enquiry.jobDescription]),
    ...section('Photos:', photoUrls),
    ...section('Please note:', notes),
    ...section('WhatsApp:', links.whatsapp ? [links.whatsapp] : []),
    ...section('Map:', [links.map]),
    '',
    ...footLines(enquiry),
  ].join('\n')
}
