/** Enquiries that wait for an answer, as the owner's mails list them: what was typed, and every way to answer. */

import { cleanLine } from '../contract/clean-text.ts'
import { instantWords } from '../contract/london-time.ts'
import { isEmergency } from '../contract/quote-rules.ts'
import { outcode } from '../contract/uk.ts'
import type { StoredLead } from '../leads/lead.ts'
import { type EmailSettings, leadFacts } from '../leads/lead-facts.ts'
import { buttonRow, callButton, colour, paragraph } from '../leads/mail-html.ts'
import { type Html, html } from '../runtime/html.ts'

export interface Waiting {
  lead: StoredLead
  /** Epoch milliseconds. */
  promised: number
}

export interface WaitingFacts {
  title: string
  job: string
  promise: string
  isLate: boolean
  /** The number, when it cannot be dialled, and the address. */
  typed: string[]
  /** Call first, when the number can be dialled. */
  links: [label: string, href: string][]
  answered: string
}

export function waitingFacts({ lead, promised }: Waiting, settings: EmailSettings, now: number): WaitingFacts {
  const { links } = leadFacts(lead, [], settings)
  const named: [string, string | undefined][] = [
    [`Call ${lead.phoneDisplay ?? ''}`, links.call],
    ['WhatsApp', links.whatsapp],
    ['Reply by e-mail', links.reply],
    ['Mark as answered', links.answered],
  ]
  const isLate = promised < now
  return {
    title: `${isEmergency(lead) ? 'EMERGENCY: ' : ''}${placed(lead)}`,
    job: beginning(lead, 160),
    promise: `${isLate ? 'An answer was due by' : 'Answer due by'} ${instantWords(promised)}`,
    isLate,
    typed: [links.call ? '' : lead.phone, lead.email].filter((each) => each !== ''),
    links: named.flatMap(([label, href]): [string, string][] => (href ? [[label, href]] : [])),
    answered: links.answered,
  }
}

export function waitingText({ title, job, promise, typed, links }: WaitingFacts): string[] {
  return ['', title, job, promise, ...typed, ...links.map(([label, href]) => `${label}: ${href}`)]
}

export function waitingHtml({ title, job, promise, isLate, typed, links }: WaitingFacts): Html {
  const call = links.find(([, href]) => href.startsWith('tel:'))
  const others = links.filter((each) => each !== call)
  return html`<div class="value" style="font-size:19px;line-height:26px;font-weight:600;color:${colour.ink};word-break:break-word">${title}</div>
${paragraph(job)}
<div class="${isLate ? 'note' : 'label'}" style="font-size:15px;line-height:22px;color:${isLate ? colour.brick : colour.slate};${isLate ? 'font-weight:600' : ''}">${promise}</div>
${typed.map(paragraph)}
${call && callButton(call[1], call[0])}
${buttonRow(others.slice(0, -1), '12px 0 0')}
${buttonRow(others.slice(-1), '12px 0 28px')}`
}

/** `Priya Sharma, SW14`. */
export function placed({ fullName, postcode }: Pick<StoredLead, 'fullName' | 'postcode'>): string {
  return [fullName, outcode(postcode)].filter((part) => part !== '').join(', ')
}

export function beginning({ jobDescription }: Pick<StoredLead, 'jobDescription'>, most: number): string {
  const line = cleanLine(jobDescription, 10 * most)
  return line.length > most ? `${line.slice(0, most).toWellFormed()}…` : line
}
