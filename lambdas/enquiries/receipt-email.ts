import { fireFirst } from '#content/safety.ts'
import { type Html, html } from '../runtime/html.ts'
import type { MailContent } from '../runtime/send-mail.ts'
import { haveYouRung, nextStep } from '../shared/enquiry-words.ts'
import { instantWords } from '../shared/london-time.ts'
import { referenceOf } from '../shared/reference.ts'
import { type Enquiry, isUrgent } from './enquiry.ts'
import { greetingOf } from './greeting.ts'
import { callButton, colour, link, mailFrame, paragraph } from './mail-html.ts'

/** The business as a receipt names it. */
interface ReceiptBusiness {
  name: string
  phone: { display: string; e164: string }
  /** When the emergency line is answered: `at any hour`. */
  emergencyWhen: string
  /** How fast a form is answered: `within 24 hours`. */
  replyTime: string
}

export interface ReceiptSettings {
  business: ReceiptBusiness
  siteUrl: string
}

interface Section {
  title: string
  line?: string
  /** Label of a button that rings the business. */
  call?: string
}

/**
 * Confirms to a customer that their enquiry has arrived. The address may be a stranger's, so the only thing
 * typed that it repeats is the first name.
 */
export function buildReceipt(enquiry: Enquiry, { business, siteUrl }: ReceiptSettings): MailContent {
  const { name, phone, emergencyWhen, replyTime } = business
  const reference = referenceOf(enquiry.enquiryId)
  const received = instantWords(Date.parse(enquiry.receivedAt))
  const callAnyTime = `Call ${phone.display} ${emergencyWhen}`
  const urgent = isUrgent(enquiry)
  const hear = urgent ? "You'll hear from us." : `You'll hear from us ${replyTime}.`
  const greeting = greetingOf(enquiry.fullName)
  const heading = 'We have your enquiry'
  const arrived = `Thank you: your enquiry has reached ${name}.`
  const others: Section[] = [
    { title: 'What happens next', line: `${hear} ${nextStep}` },
    {
      title: 'A photo helps',
      line: 'Just reply to this email with a photo of the job, or with anything you forgot to tell us.',
    },
  ]
  // Somebody in danger may be waiting for this mail instead of ringing.
  const sections: Section[] = urgent
    ? [{ title: haveYouRung.title, line: `${haveYouRung.text} ${fireFirst}`, call: callAnyTime }, ...others]
    : [...others, { title: "If it can't wait", call: callAnyTime }]
  const stranger =
    "If you didn't write to us, someone has mistyped their address and you can ignore this. Nothing else is sent automatically."
  const privacy = `${siteUrl}/privacy`
  return {
    subject: `${heading} (${reference})`,
    text: [
      `${greeting},`,
      '',
      arrived,
      `Reference: ${reference}`,
      `Received: ${received}`,
      ...sections.flatMap(({ title, line, call }) => [
        '',
        title,
        ...(line ? [line] : []),
        ...(call ? [`${call}.`] : []),
      ]),
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
      preheader: urgent ? `${haveYouRung.title} ${callAnyTime}.` : hear,
      overline: `Reference ${reference}, received ${received}`,
      heading,
      body: html`${paragraph(`${greeting},`)}
${paragraph(arrived)}
${sections.map(({ title, line, call }) => [sectionTitle(title), line && paragraph(line), call && callButton(`tel:${phone.e164}`, call)])}`,
      foot: html`${stranger} ${link(privacy, 'What we keep, and for how long')}.<br>${link(siteUrl, name)}`,
    }),
  }
}

function sectionTitle(title: string): Html {
  return html`<div class="value" style="margin-top:20px;font-size:17px;line-height:24px;font-weight:600;color:${colour.ink}">${title}</div>`
}
