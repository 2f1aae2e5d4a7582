import { referenceOf } from '../contract/reference.ts'
import type { AttachedPhoto } from '../photos/attach-photos.ts'
import type { MailContent } from '../runtime/send-mail.ts'
import { type Lead, type MailedLead, photosMissing, type StoredLead } from './lead.ts'
import { leadEmailHtml, photosEmailHtml } from './lead-email-html.ts'
import { count, type EmailSettings, type LeadFacts, leadFacts, missingNote, refusedNotes } from './lead-facts.ts'
import { mailSwitches } from './owner-mail.ts'

/** The owner's mail, ready to send. */
export interface LeadEmail extends MailContent {
  replyTo?: string
}

/** Builds the owner's mail. Pure. */
export function buildLeadEmail(lead: MailedLead, photos: readonly AttachedPhoto[], settings: EmailSettings): LeadEmail {
  const facts = leadFacts(lead, photos, settings)
  return { subject: facts.subject, text: leadEmailText(facts), html: leadEmailHtml(facts), replyTo: lead.replyTo }
}

/** The mail with photos that came after the first mail, in its thread. It asks for no reply of its own. */
export function buildPhotosEmail(lead: StoredLead, late: readonly AttachedPhoto[], settings: EmailSettings): LeadEmail {
  const facts = leadFacts(lead, late, settings)
  const heading = `${count(facts.photoUrls.length, 'more photo')} from ${lead.fullName}`
  const notes = [
    ...refusedNotes(late),
    ...(photosMissing(lead) > 0 ? [missingNote(lead, 'still not here. Ask for what is missing by WhatsApp')] : []),
  ]
  const { photoUrls, links } = facts
  return {
    subject: `Re: ${facts.subject}`,
    text: [heading, '', ...photoUrls, ...notes, '', `The enquiry: ${links.answered}`, ...footLines(lead)].join('\n'),
    html: photosEmailHtml(facts, heading, notes),
    replyTo: lead.replyTo,
    follows: lead.messageId,
  }
}

function footLines({ leadId }: Lead): string[] {
  return [`Reference: ${referenceOf(leadId)} (${leadId})`, '', mailSwitches.enquiry, '']
}

/**
 * The text part, with everything the visitor sent: nothing is in the HTML part alone. Typed lines are quoted, so that none
 * looks like one of ours.
 */
function leadEmailText({ lead, danger, received, links, details, photoUrls, notes, origin }: LeadFacts): string {
  const section = (title: string, lines: readonly string[]) => (lines.length > 0 ? ['', title, ...lines] : [])
  return [
    `${danger ? `${danger}, ring now: enquiry` : 'New enquiry'} from ${lead.fullName}`,
    '',
    ...details.map(({ label, value }) => `${label}: ${value.replaceAll('\n', '\n> ')}`),
    `Received: ${received}`,
    ...origin.map(([label, value]) => `${label}: ${value}`),
    ...section('What they need:', [lead.jobDescription.replace(/^/gm, '> ')]),
    ...section('Photos:', photoUrls),
    ...section('Please note:', notes),
    ...section('WhatsApp:', links.whatsapp ? [links.whatsapp] : []),
    ...section('Map:', [links.map]),
    ...section('Answered? Say so here:', [links.answered]),
    '',
    ...footLines(lead),
  ].join('\n')
}
