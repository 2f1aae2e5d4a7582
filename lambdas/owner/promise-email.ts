import { referenceOf } from '../contract/reference.ts'
import { outcode } from '../contract/uk.ts'
import { cleanLine } from '../leads/clean-text.ts'
import type { StoredLead } from '../leads/lead.ts'
import { type EmailSettings, leadFacts } from '../leads/lead-facts.ts'
import { buttonRow, callButton, colour, mailFrame } from '../leads/mail-html.ts'
import { html } from '../runtime/html.ts'
import type { MailContent } from '../runtime/send-mail.ts'

/** Reminds the owner of one enquiry before the promised time. */
export function buildPromiseEmail(lead: StoredLead, settings: EmailSettings): MailContent {
  const { firstName, phone, promised, received, links } = leadFacts(lead, [], settings)
  const place = outcode(lead.postcode)
  const job = cleanLine(lead.jobDescription.split('\n')[0] ?? '', 160)
  const title = `${lead.fullName}, ${place}: answer by ${promised}`
  const why = `Received ${received}, and not marked as answered. This is the only reminder.`
  return {
    subject: cleanLine(`Reminder: ${place} - ${firstName} - answer by ${promised}`, 150).replaceAll('=?', '= ?'),
    text: [
      title,
      '',
      job,
      '',
      `Phone: ${phone}`,
      ...(lead.email ? [`E-mail: ${lead.email}`] : []),
      ...(links.whatsapp ? [`WhatsApp: ${links.whatsapp}`] : []),
      `Answered? Say so here: ${links.answered}`,
      '',
      why,
      `Reference: ${referenceOf(lead.leadId)}`,
      '',
    ].join('\n'),
    html: mailFrame({
      title,
      preheader: `${phone}. ${job}`,
      overline: `Answer promised by ${promised}`,
      heading: lead.fullName,
      head: html`<div style="font-size:17px;line-height:26px;color:${colour.mist};word-break:break-word">${place}${links.call ? '' : html`<br>${phone}`}${lead.email && html`<br>${lead.email}`}</div>
${links.call && callButton(links.call, `Call ${firstName} on ${phone}`)}`,
      body: html`<div class="words" style="border-left:3px solid ${colour.amber};padding:2px 0 2px 16px;margin:4px 0 22px;font-size:17px;line-height:28px;color:${colour.ink};word-break:break-word">${job}</div>
${buttonRow([
  ['WhatsApp', links.whatsapp],
  ['Reply by e-mail', links.reply],
])}
${buttonRow([['Mark as answered', links.answered]], '12px 0 0')}`,
      foot: `${why} Reference ${referenceOf(lead.leadId)}.`,
    }),
  }
}
