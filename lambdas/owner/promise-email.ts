import { referenceOf } from '../contract/reference.ts'
import { outcode } from '../contract/uk.ts'
import { cleanLine } from '../leads/clean-text.ts'
import type { StoredLead } from '../leads/lead.ts'
import { type EmailSettings, leadFacts } from '../leads/lead-facts.ts'
import { callButton, colour, mailFrame, secondButton } from '../leads/mail-html.ts'
import { escapeHtml } from '../runtime/escape-html.ts'
import type { MailContent } from '../runtime/send-mail.ts'

/** Reminds the owner of one enquiry before the promised time. */
export function buildPromiseEmail(lead: StoredLead, settings: EmailSettings): MailContent {
  const { firstName, phone, promised, received, links } = leadFacts(lead, [], settings)
  const place = outcode(lead.postcode)
  const job = cleanLine(lead.jobDescription.split('\n')[0] ?? '', 160)
  const title = `${lead.fullName}, ${place}: answer by ${promised}`
  const why = `Received ${received}, and not marked as answered. This is the only reminder.`
  const others = [
    ...(links.whatsapp ? [secondButton(links.whatsapp, 'WhatsApp')] : []),
    secondButton(links.answered, 'Mark as answered'),
  ]
  return {
    subject: cleanLine(`Reminder: ${place} - ${firstName} - answer by ${promised}`, 150).replaceAll('=?', '= ?'),
    text: [
      title,
      '',
      job,
      '',
      `Phone: ${phone}`,
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
      head: `<div style="font-size:17px;line-height:26px;color:${colour.mist}">${escapeHtml(place)}</div>
${links.call ? callButton(links.call, `Call ${firstName} on ${phone}`) : ''}`,
      body: `<div class="words" style="border-left:3px solid ${colour.amber};padding:2px 0 2px 16px;margin:4px 0 22px;font-size:17px;line-height:28px;color:${colour.ink};word-break:break-word">${escapeHtml(job)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${others.join('<td width="12" style="font-size:0">&nbsp;</td>')}</tr></table>`,
      foot: `${escapeHtml(why)} Reference ${referenceOf(lead.leadId)}.`,
    }),
  }
}
