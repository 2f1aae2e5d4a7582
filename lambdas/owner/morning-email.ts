import { limits } from '../contract/limits.ts'
import { instantWords } from '../contract/london-time.ts'
import { isEmergency } from '../contract/quote-rules.ts'
import { referenceOf } from '../contract/reference.ts'
import { outcode } from '../contract/uk.ts'
import { cleanLine } from '../leads/clean-text.ts'
import type { StoredLead } from '../leads/lead.ts'
import { type EmailSettings, leadFacts } from '../leads/lead-facts.ts'
import { buttonRow, callButton, colour, link, mailFrame, noteBox } from '../leads/mail-html.ts'
import { type Html, type HtmlValue, html } from '../runtime/html.ts'
import type { MailContent } from '../runtime/send-mail.ts'
import type { MorningFacts } from './morning-facts.ts'
import { weekHtml, weekText } from './week-email.ts'

/** How many enquiries are shown one by one; a mail that is longer is cut by mail programs. */
const mostShown = 20

/** The morning mail: what waits, the most urgent first, each with its buttons. */
export function buildMorningEmail(facts: MorningFacts, settings: EmailSettings, now: number): MailContent {
  const waiting = facts.waiting.slice(0, mostShown).map((each) => waitingFacts(each, settings, now))
  const more = facts.waiting.length - waiting.length
  const suspected = facts.suspected.slice(0, mostShown).map((lead) => suspectedLine(lead, settings))
  const moreSuspected = facts.suspected.length - suspected.length
  const unshown = facts.unshown.slice(0, mostShown).map((lead) => unshownLine(lead, settings))
  const sections: [title: string, lines: string[]][] = [
    ['Alarms', facts.unconfirmed],
    ['Closed days', facts.closed],
    ['To check again, in web/content', facts.factsDue],
  ]
  const held = facts.held.shown.map((lead) => heldFacts(lead, settings))
  const shown = sections.filter(([, lines]) => lines.length > 0)
  const heading = headingOf(facts)
  const text = [
    heading,
    ...waiting.flatMap(({ title, job, promise, typed, links }) => [
      '',
      title,
      job,
      promise,
      ...typed,
      ...links.map(([label, href]) => `${label}: ${href}`),
    ]),
    ...(more > 0 ? ['', `And ${more} more: npm run leads -- list --open --deployed`] : []),
    ...(suspected.length > 0 ? ['', `${spamTitle}:`, ...suspected.map(({ words, href }) => `${words}: ${href}`)] : []),
    ...(moreSuspected > 0 ? [`And ${moreSuspected} more.`] : []),
    ...(held.length > 0
      ? ['', `${heldTitle}:`, heldNote, ...held.flatMap(({ words, job, href }) => ['', words, job, href])]
      : []),
    ...(facts.held.more > 0 ? ['', `And ${facts.held.more} more, in the next mail.`] : []),
    ...(unshown.length > 0 ? ['', `${unshownTitle}:`, ...unshown.map(({ words, href }) => `${words}: ${href}`)] : []),
    ...(facts.failures.length > 0 ? ['', 'Please note:', ...facts.failures] : []),
    ...shown.flatMap(([title, lines]) => ['', `${title}:`, ...lines]),
    ...(facts.week ? ['', ...weekText(facts.week)] : []),
    '',
    whyNote,
    '',
  ].join('\n')
  const markup = mailFrame({
    title: heading,
    preheader: waiting.map(({ title, promise }) => `${title}. ${promise}`).join(' ') || heading,
    overline: 'Good morning',
    heading,
    body: [
      facts.failures.length > 0 ? noteBox(facts.failures) : undefined,
      ...waiting.map(waitingHtml),
      more > 0 ? paragraph(`And ${more} more.`) : undefined,
      suspected.length > 0
        ? section(
            spamTitle,
            suspected.map(({ words, href }) => link(href, words)),
          )
        : undefined,
      moreSuspected > 0 ? paragraph(`And ${moreSuspected} more.`) : undefined,
      held.length > 0
        ? section(heldTitle, [heldNote, ...held.map(({ words, job, href }) => html`${link(href, words)}<br>${job}`)])
        : undefined,
      facts.held.more > 0 ? paragraph(`And ${facts.held.more} more, in the next mail.`) : undefined,
      unshown.length > 0
        ? section(
            unshownTitle,
            unshown.map(({ words, href }) => link(href, words)),
          )
        : undefined,
      ...shown.map(([title, lines]) => section(title, lines)),
      facts.week ? weekHtml(facts.week) : undefined,
    ],
    foot: whyNote,
  })
  return { subject: cleanLine(heading, 120), text, html: markup }
}

const spamTitle = 'To look at: perhaps spam'
const heldTitle = 'From busy connections'
const heldNote = `Each came from a connection that had already sent ${limits.mails.most} enquiries that day, so it was not mailed by itself. They stand here until you mark them.`
const unshownTitle = 'Done, and not shown in the portfolio'
const whyNote = 'Sent at 7.30 when there is something to say.'

function headingOf({ waiting, suspected, held, failures, unconfirmed, closed, week, factsDue }: MorningFacts): string {
  if (waiting.length === 1) return 'One enquiry is waiting for your answer'
  if (waiting.length > 1) return `${waiting.length} enquiries are waiting for your answer`
  if (failures.length > 0) return 'Something failed yesterday'
  if (held.shown.length > 0) return `${held.shown.length + held.more} enquiries from busy connections`
  if (suspected.length > 0) return 'An enquiry to look at'
  if (unconfirmed.length > 0) return 'Alarms do not reach everybody'
  if (closed.length > 0) return 'Closed days ahead'
  if (week) return 'Your week'
  return factsDue.length > 0 ? 'Facts to check again' : unshownTitle
}

interface WaitingFacts {
  title: string
  job: string
  promise: string
  isLate: boolean
  /** What was typed: the number, when it cannot be dialled, and the address. */
  typed: string[]
  /** Call first, when the number can be dialled. */
  links: [label: string, href: string][]
}

function waitingFacts({ lead, promised }: MorningFacts['waiting'][number], settings: EmailSettings, now: number) {
  const { links } = leadFacts(lead, [], settings)
  const named: [string, string | undefined][] = [
    [`Call ${lead.phoneDisplay ?? ''}`, links.call],
    ['WhatsApp', links.whatsapp],
    ['Reply by e-mail', links.reply],
    ['Mark as answered', links.answered],
  ]
  const isLate = promised < now
  return {
    title: `${isEmergency(lead) ? 'EMERGENCY: ' : ''}${lead.fullName}, ${outcode(lead.postcode)}`,
    job: cleanLine(lead.jobDescription.split('\n')[0] ?? '', 160),
    promise: `${isLate ? 'An answer was promised by' : 'Answer promised by'} ${instantWords(promised)}`,
    isLate,
    typed: [links.call ? '' : lead.phone, lead.email].filter((each) => each !== ''),
    links: named.flatMap(([label, href]): [string, string][] => (href ? [[label, href]] : [])),
  }
}

function waitingHtml({ title, job, promise, isLate, typed, links }: WaitingFacts): Html {
  const call = links.find(([, href]) => href.startsWith('tel:'))
  const others = links.filter((each) => each !== call)
  return html`<div class="value" style="font-size:19px;line-height:26px;font-weight:600;color:${colour.ink};word-break:break-word">${title}</div>
<div class="value" style="margin:4px 0;font-size:16px;line-height:24px;color:${colour.ink};word-break:break-word">${job}</div>
<div class="${isLate ? 'note' : 'label'}" style="font-size:15px;line-height:22px;color:${isLate ? colour.brick : colour.slate};${isLate ? 'font-weight:600' : ''}">${promise}</div>
${typed.map(paragraph)}
${call && callButton(call[1], call[0])}
${buttonRow(others.slice(0, -1), '12px 0 0')}
${buttonRow(others.slice(-1), '12px 0 28px')}`
}

function section(title: string, lines: readonly HtmlValue[]): Html {
  return html`<div class="value rule" style="margin-top:18px;padding-top:16px;border-top:1px solid ${colour.line};font-size:17px;line-height:24px;font-weight:600;color:${colour.ink}">${title}</div>
${lines.map(paragraph)}`
}

function paragraph(line: HtmlValue): Html {
  return html`<div class="value" style="margin:6px 0;font-size:16px;line-height:24px;color:${colour.ink};word-break:break-word">${line}</div>`
}

function suspectedLine(lead: StoredLead, settings: EmailSettings) {
  const { links } = leadFacts(lead, [], settings)
  const words = `${lead.fullName}, ${outcode(lead.postcode)}, ${lead.phone} (${referenceOf(lead.leadId)})`
  return { words, href: links.answered }
}

function unshownLine(lead: StoredLead, settings: EmailSettings) {
  const job = cleanLine(lead.jobDescription.split('\n')[0] ?? '', 80)
  return {
    words: `${lead.fullName}, ${outcode(lead.postcode)}, ${job}`,
    href: leadFacts(lead, [], settings).links.answered,
  }
}

function heldFacts(lead: StoredLead, settings: EmailSettings) {
  return { ...suspectedLine(lead, settings), job: cleanLine(lead.jobDescription, 200) }
}
