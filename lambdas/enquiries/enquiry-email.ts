import type { AttachedPhoto } from '../photos/attach-photos.ts'
import type { MailContent } from '../runtime/send-mail.ts'
import { referenceOf } from '../shared/reference.ts'
import { type Enquiry, type MailedEnquiry, photosMissing, type StoredEnquiry } from './enquiry.ts'
import { enquiryEmailHtml, photosEmailHtml } from './enquiry-email-html.ts'
import {
  count,
  type EmailSettings,
  type EnquiryFacts,
  enquiryFacts,
  missingNote,
  refusedNotes,
} from './enquiry-facts.ts'
import { mailSwitches } from './owner-mail.ts'

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
  const notes = [
    ...refusedNotes(late),
    ...(photosMissing(enquiry) > 0
      ? [missingNote(enquiry, 'still not here. Ask for what is missing by WhatsApp')]
      : []),
  ]
  const { photoUrls, links } = facts
  return {
    subject: `Re: ${facts.subject}`,
    text: [heading, '', ...photoUrls, ...notes, '', `The enquiry: ${links.answered}`, ...footLines(enquiry)].join('\n'),
    html: photosEmailHtml(facts, heading, notes),
    replyTo: enquiry.replyTo,
    follows: enquiry.messageId,
  }
}

function footLines({ enquiryId }: Enquiry): string[] {
  return [`Reference: ${referenceOf(enquiryId)} (${enquiryId})`, '', mailSwitches.enquiry, '']
}

/**
 * The text part, with everything the visitor sent: nothing is in the HTML part alone. Typed lines are quoted, so that none
 * looks like one of ours.
 */
function enquiryEmailText({
  enquiry,
  danger,
  received,
  links,
  details,
  photoUrls,
  notes,
  origin,
}: EnquiryFacts): string {
  const section = (title: string, lines: readonly string[]) => (lines.length > 0 ? ['', title, ...lines] : [])
  return [
    `${danger ? `${danger}, ring now: enquiry` : 'New enquiry'} from ${enquiry.fullName}`,
    '',
    ...details.map(({ label, value }) => `${label}: ${value.replaceAll('\n', '\n> ')}`),
    `Received: ${received}`,
    ...origin.map(([label, value]) => `${label}: ${value}`),
    ...section('What they need:', [enquiry.jobDescription.replace(/^/gm, '> ')]),
    ...section('Photos:', photoUrls),
    ...section('Please note:', notes),
    ...section('WhatsApp:', links.whatsapp ? [links.whatsapp] : []),
    ...section('Map:', [links.map]),
    ...section('Answered? Say so here:', [links.answered]),
    '',
    ...footLines(enquiry),
  ].join('\n')
}
