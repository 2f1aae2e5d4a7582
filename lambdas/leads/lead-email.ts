import { isEmergency } from '../contract/quote-rules.ts'
import { referenceOf } from '../contract/reference.ts'
import type { AttachedPhoto } from '../photos/attach-photos.ts'
import type { MailContent } from '../runtime/send-mail.ts'
import { type Lead, type MailedLead, photosMissing, type StoredLead } from './lead.ts'
import { leadEmailHtml, photosEmailHtml } from './lead-email-html.ts'
import {
  addressNote,
  count,
  type EmailSettings,
  type LeadFacts,
  leadFacts,
  missingNote,
  refusedNote,
} from './lead-facts.ts'

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
  const refused = late.length - facts.photoUrls.length
  const notes = [
    ...(refused > 0 ? [refusedNote(refused)] : []),
    ...(photosMissing(lead) > 0 ? [missingNote(lead, 'still not here. Ask for what is missing by WhatsApp')] : []),
  ]
  return {
    subject: `Re: ${facts.subject}`,
    text: [heading, '', ...facts.photoUrls, ...notes, '', ...footLines(lead)].join('\n'),
    html: photosEmailHtml(facts, heading, notes),
    replyTo: lead.replyTo,
    follows: lead.messageId,
  }
}

function footLines({ leadId }: Lead): string[] {
  return [`Reference: ${referenceOf(leadId)} (${leadId})`, '', addressNote, '']
}

/** The text part, with everything the visitor sent: nothing is in the HTML part alone. */
function leadEmailText({ lead, received, links, details, photoUrls, notes, origin }: LeadFacts): string {
  const section = (title: string, lines: readonly string[]) => (lines.length > 0 ? ['', title, ...lines] : [])
  return [
    `${isEmergency(lead) ? 'EMERGENCY, ring now: enquiry' : 'New enquiry'} from ${lead.fullName}`,
    '',
    ...details.map(({ label, value }) => `${label}: ${value}`),
    `Received: ${received}`,
    ...origin.map(([label, value]) => `${label}: ${value}`),
    ...section('What they need:', [lead.jobDescription]),
    ...section('Photos:', photoUrls),
    ...section('Please note:', notes),
    ...section('WhatsApp:', links.whatsapp ? [links.whatsapp] : []),
    ...section('Map:', [links.map]),
    '',
    ...footLines(lead),
  ].join('\n')
}
