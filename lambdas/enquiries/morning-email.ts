import { type Html, html } from '../runtime/html.ts'
import type { MailContent } from '../runtime/send-mail.ts'
import { cleanLine } from '../shared/clean-text.ts'
import { isEmergency } from '../shared/enquiry-rules.ts'
import { dayWords } from '../shared/london-time.ts'
import { outcode } from '../shared/uk.ts'
import type { StoredEnquiry } from './enquiry.ts'
import { callLabel, type EmailSettings, enquiryFacts } from './enquiry-facts.ts'
import { buttonRow, colour, link, paragraph } from './mail-html.ts'
import { ownerMail } from './owner-mail.ts'

/** What is not answered. */
export interface Unanswered {
  /** Emergencies first, then unmarked before possible spam, each oldest first. */
  shown: StoredEnquiry[]
  /** How many there are in all, and how many of them are possible spam. */
  count: number
  possibleSpam: number
  /** True when there was no time to read the oldest. */
  isCut: boolean
}

/** Builds the morning mail: what is not answered, each with its links, and how many more there are. Pure. */
export function buildMorningEmail(unanswered: Unanswered, settings: EmailSettings, now: number): MailContent {
  const { shown, count, isCut } = unanswered
  const heading = headingOf(unanswered)
  const urgent = shown.some(isEmergency)
  const rows = shown.map((enquiry) => rowOf(enquiry, settings))
  const notes = [
    ...(count > shown.length ? [`And ${count - shown.length} more.`] : []),
    ...(isCut ? ['There are too many to read them all: the oldest are neither shown nor counted.'] : []),
  ]
  return ownerMail({
    mail: 'morning',
    // With the day, so that mail programs do not join the mornings into one conversation.
    subject: `${urgent ? 'EMERGENCY - ' : ''}${dayWords(now)}: ${heading}`,
    heading,
    urgent,
    text: [...rows.flatMap(rowText), ...(notes.length > 0 ? ['', ...notes] : [])],
    preheader: rows.map(({ title }) => title).join('. '),
    overline: dayWords(now),
    body: [rows.map(rowHtml), notes.map(paragraph)],
    why: 'Sent in the morning while an enquiry is not marked as answered.',
  })
}

function headingOf({ count, possibleSpam }: Unanswered): string {
  const waiting = count === 1 ? '1 enquiry is waiting' : `${count} enquiries are waiting`
  return `${waiting} for your answer${possibleSpam > 0 ? ` (${possibleSpam} possible spam)` : ''}`
}

interface Row {
  /** `EMERGENCY: Priya Sharma, SW14`. */
  title: string
  job: string
  received: string
  /** What no link has: the number, when it cannot be dialled, and the address, when no reply can be sent to it. */
  typed: string[]
  call: [label: string, href: string] | undefined
  others: [label: string, href: string][]
  answered: string
}

function rowOf(enquiry: StoredEnquiry, settings: EmailSettings): Row {
  const { links, received } = enquiryFacts(enquiry, [], settings)
  const [call] = links.calls
  const mark = isEmergency(enquiry) ? 'EMERGENCY: ' : ''
  const spam = enquiry.possibleSpam ? '[possible spam] ' : ''
  const others: [string, string | undefined][] = [
    ['WhatsApp', links.whatsapp],
    ['Reply by e-mail', links.reply],
  ]
  return {
    title: `${mark}${spam}${[beginning(enquiry.fullName, 80), outcode(enquiry.postcode)].filter(Boolean).join(', ')}`,
    job: beginning(enquiry.jobDescription, 160),
    received,
    typed: [call ? '' : beginning(enquiry.phone, 80), links.reply ? '' : beginning(enquiry.email, 80)].filter(Boolean),
    call: call && [`Call ${callLabel(call)}`, call.href],
    others: others.flatMap(([label, href]): Row['others'] => (href ? [[label, href]] : [])),
    answered: links.answered,
  }
}

function rowText({ title, job, received, typed, call, others, answered }: Row): string[] {
  const links = [...(call ? [call] : []), ...others, ['Mark as answered', answered]]
  return [
    '',
    title,
    `> ${job}`,
    received,
    ...typed.map((words) => `> ${words}`),
    ...links.map(([label, href]) => `${label}: ${href}`),
  ]
}

function rowHtml({ title, job, received, typed, call, others, answered }: Row): Html {
  const small = `font-size:15px;line-height:22px;color:${colour.slate}`
  return html`<div class="value" style="font-size:19px;line-height:26px;font-weight:600;color:${colour.ink};word-break:break-word">${title}</div>
${paragraph(job)}
<div class="label" style="${small}">${received}</div>
${typed.map(paragraph)}
${others.map(([label, href]) => html`<span style="display:inline-block;padding:10px 20px 10px 0">${link(href, label)}</span>`)}
${buttonRow([...(call ? [call] : []), ['Mark as answered', answered]], '4px 0 28px')}`
}

function beginning(typed: string, most: number): string {
  const line = cleanLine(typed, 10 * most)
  return line.length > most ? `${line.slice(0, most).toWellFormed()}…` : line
}
