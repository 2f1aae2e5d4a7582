import { instantWords } from '../../contract/london-time.ts'
import { nextStep } from '../../contract/quote-rules.ts'
import { referenceOf } from '../../contract/reference.ts'
import type { WorkingCalendar } from '../../contract/working-hours.ts'
import type { Lead } from '../../leads/lead.ts'
import { callButton, colour, link, mailFrame, paragraph } from '../../leads/mail-html.ts'
import { promiseOf } from '../../leads/promise.ts'
import { type Html, html } from '../../runtime/html.ts'
import type { MailContent } from '../../runtime/send-mail.ts'

/** The business as a receipt names it. */
interface ReceiptBusiness {
  name: string
  phone: { display: string; e164: string }
  /** When the emergency line is answered: `at any hour`. Empty when the site makes no claim. */
  emergencyWhen: string
}

export interface ReceiptSettings {
  business: ReceiptBusiness
  siteUrl: string
  calendar: WorkingCalendar
}

/**
 * Confirms to a customer that their enquiry has arrived. The address may be a stranger's, so the only thing
 * typed that it repeats is the first name [O5].
 */
export function buildReceipt(lead: Lead, { business, siteUrl, calendar }: ReceiptSettings): MailContent {
  const { name, phone, emergencyWhen } = business
  const reference = referenceOf(lead.leadId)
  const callAnyTime = `Call ${phone.display} ${emergencyWhen}`.trim()
  const hear = `You hear from us${calendar.saysWhen ? ` by ${instantWords(promiseOf(lead, calendar))}` : ''}`
  const greeting = ['Hello', politeName(lead.fullName)].filter(Boolean).join(' ')
  const heading = 'We have your enquiry'
  const arrived = `Thank you: your enquiry has reached ${name}.`
  const sections: [title: string, line: string][] = [
    ['What happens next', `${hear}: ${nextStep}.`],
    ['A photo helps', 'Just reply to this e-mail with a photo of the job, or with anything you forgot to say.'],
  ]
  const urgent = 'If it cannot wait'
  const stranger =
    'If you did not write to us, somebody mistyped their address: ignore this. Nothing else is sent automatically.'
  const privacy = `${siteUrl}/privacy`
  return {
    subject: `${heading} (${reference})`,
    text: [
      `${greeting},`,
      '',
      arrived,
      `Reference: ${reference}`,
      ...sections.flatMap(([title, line]) => ['', title, line]),
      '',
      urgent,
      `${callAnyTime}.`,
      '',
      stranger,
      `What we keep, and for how long: ${privacy}`,
      '',
      name,
      siteUrl,
      '',
    ].join('\n'),
    html: mailFrame({
      title: heading,
      preheader: `${hear}.`,
      overline: `Reference ${reference}`,
      heading,
      body: html`${paragraph(`${greeting},`)}
${paragraph(arrived)}
${sections.map(([title, line]) => [sectionTitle(title), paragraph(line)])}
${sectionTitle(urgent)}
${callButton(`tel:${phone.e164}`, callAnyTime)}`,
      foot: html`${stranger} ${link(privacy, 'What we keep, and for how long')}.<br>${link(siteUrl, name)}`,
    }),
  }
}

const longestName = 20

/** The first name, if it looks like one: no link, number, sentence or title. */
function politeName(fullName: string): string | undefined {
  const [first = ''] = fullName.normalize('NFC').split(' ')
  const isName = /^(\p{L}\p{M}{0,2}|(?<=\p{L})['’-](?=\p{L}))+$/u.test(first) && [...first].length <= longestName
  return isName && !/^(mr|mrs|ms|miss|mx|dr|prof|sir|madam)$/i.test(first) ? first : undefined
}

function sectionTitle(title: string): Html {
  return html`<div class="value" style="margin-top:20px;font-size:17px;line-height:24px;font-weight:600;color:${colour.ink}">${title}</div>`
}
