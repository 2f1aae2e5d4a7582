import { isEmergency } from '../contract/quote-rules.ts'
import { referenceOf } from '../contract/reference.ts'
import type { AttachedPhoto } from '../photos/attach-photos.ts'
import type { MailContent } from '../runtime/send-mail.ts'
import type { MailedLead } from './lead.ts'
import { leadEmailHtml } from './lead-email-html.ts'
import { type EmailSettings, type LeadFacts, leadFacts } from './lead-facts.ts'

/** The owner's mail, ready to send. */
export interface LeadEmail extends MailContent {
  replyTo?: string
}

/** What the owner's mail says. Pure: the same lead and photos give the same mail. */
export function buildLeadEmail(lead: MailedLead, photos: readonly AttachedPhoto[], settings: EmailSettings): LeadEmail {
  const facts = leadFacts(lead, photos, settings)
  return { subject: facts.subject, text: leadEmailText(facts), html: leadEmailHtml(facts), replyTo: lead.replyTo }
}

/** Everything the visitor sent, word for word: nothing is in the HTML part alone [L10]. */
function leadEmailText({ lead, received, promised, links, details, photoUrls, notes, origin }: LeadFacts): string {
  const section = (title: string, lines: readonly string[]) => (lines.length > 0 ? ['', title, ...lines] : [])
  return [
    `${isEmergency(lead) ? 'EMERGENCY: enquiry' : 'New enquiry'} from ${lead.fullName}`,
    '',
    ...details.map(({ label, value, read }) => `${label}: ${value}${read && read !== value ? ` (${read})` : ''}`),
    `Received: ${received}`,
    `Answer promised by: ${promised}`,
    ...origin.map(([label, value]) => `${label}: ${value}`),
    ...section('What they need:', [lead.jobDescription]),
    ...section('Photos:', photoUrls),
    ...section('Please note:', notes),
    ...section('WhatsApp:', links.whatsapp ? [links.whatsapp] : []),
    ...section('Map:', [links.map]),
    ...section('Answered? Say so here:', [links.answered]),
    '',
    `Reference: ${referenceOf(lead.leadId)} (${lead.leadId})`,
    '',
  ].join('\n')
}
