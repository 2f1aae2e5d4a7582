import { deskPath } from '../contract/desk-session.ts'
import { limits } from '../contract/limits.ts'
import { clockWords } from '../contract/london-time.ts'
import { whatsappLink } from '../contract/phone-number.ts'
import { referenceOf } from '../contract/reference.ts'
import { morningMailTime } from '../contract/working-hours.ts'
import type { StoredLead } from '../leads/lead.ts'
import { type EmailSettings, leadFacts, mailLink, mobileOf } from '../leads/lead-facts.ts'
import { buttonRow, colour, link, noteBox, paragraph } from '../leads/mail-html.ts'
import { ownerMail } from '../leads/owner-mail.ts'
import { type HtmlValue, html } from '../runtime/html.ts'
import type { MailContent } from '../runtime/send-mail.ts'
import { chaseWords } from './customer-messages.ts'
import { poundsOf } from './mark-enquiry.ts'
import type { MorningFacts } from './morning-facts.ts'
import { beginning, placed, waitingFacts, waitingHtml, waitingText } from './waiting-list.ts'
import { weekWords } from './week-facts.ts'

/** Enquiries shown with their buttons; the others have a line each. Mail programs cut what is longer than 100 KB. */
const mostWhole = 20

export interface MorningEmailSettings extends EmailSettings {
  businessName: string
  hasDesk: boolean
}

/** A part of the mail, in both its forms. */
interface Part {
  text: string[]
  html: HtmlValue
}

/** The morning mail: what waits, the most urgent first, each with its buttons. */
export function buildMorningEmail(facts: MorningFacts, settings: MorningEmailSettings, now: number): MailContent {
  const heading = headingOf(facts)
  const all = facts.waiting.shown.map((each) => waitingFacts(each, settings, now))
  const whole = all.slice(0, mostWhole)
  const rest = all
    .slice(mostWhole)
    .map(({ title, promise, answered }) => ({ words: `${title}. ${promise}`, href: answered }))
  const desk = settings.hasDesk ? `${settings.siteUrl}${deskPath}` : undefined
  const parts: Part[] = [
    { text: whole.flatMap(waitingText), html: whole.map(waitingHtml) },
    part('Also waiting', rest, moreWords(facts.waiting.more)),
    part('Older', facts.old > 0 ? [`Late for two weeks or more, and not marked: ${facts.old}.`] : []),
    chasePart(facts.toChase, settings),
    part(
      'To look at: perhaps spam',
      facts.suspected.shown.map((lead) => suspectedLine(lead, settings)),
      moreWords(facts.suspected.more),
    ),
    part(
      'From busy connections',
      facts.held.shown.map((lead) => suspectedLine(lead, settings)),
      [heldNote, ...(facts.held.more > 0 ? [`And ${facts.held.more} more, in the next mail.`] : [])],
    ),
    part(
      'Done, and not shown in the portfolio',
      facts.unshown.map((lead) => ({
        words: `${placed(lead)}, ${beginning(lead, 80)}`,
        href: `${desk}/enquiry/${lead.leadId}`,
      })),
    ),
    part('Alarms', facts.unconfirmed),
    part('Closed days', facts.closed),
    part('Your week', facts.week ? [weekWords(facts.week)] : []),
  ]
  return ownerMail({
    mail: 'morning',
    subject: heading,
    heading,
    text: [
      ...(facts.failures.length > 0 ? ['', 'Please note:', ...facts.failures] : []),
      ...parts.flatMap(({ text }) => text),
      ...(desk ? ['', `All enquiries: ${desk}`] : []),
    ],
    preheader: whole.map(({ title, promise }) => `${title}. ${promise}`).join(' ') || heading,
    overline: 'Good morning',
    body: [
      facts.failures.length > 0 ? noteBox(facts.failures) : undefined,
      ...parts.map(({ html }) => html),
      desk ? buttonRow([['All enquiries', desk]], '24px 0 0') : undefined,
    ],
    why: `Sent at ${clockWords(morningMailTime)} when there is something to say.`,
  })
}

const heldNote = `Each came from a connection that had already sent ${limits.mails.most} enquiries that day, so it was not mailed by itself. They stand here until you mark them.`

function moreWords(more: number): string[] {
  return more > 0 ? [`And ${more} more.`] : []
}

/** A line that is a link; as text, the address stands behind it. */
interface LinkedLine {
  words: string
  href: string
  /** Under it. */
  job?: string
}

function part(title: string, lines: readonly (string | LinkedLine)[], notes: readonly string[] = []): Part {
  if (lines.length === 0) return nothing
  const all = [...lines, ...notes]
  return {
    text: ['', `${title}:`, ...all.flatMap(lineText)],
    html: [partTitle(title), all.map((line) => paragraph(lineHtml(line)))],
  }
}

const nothing: Part = { text: [], html: undefined }

function partTitle(title: string): HtmlValue {
  return html`<div class="value rule" style="margin-top:18px;padding-top:16px;border-top:1px solid ${colour.line};font-size:17px;line-height:24px;font-weight:600;color:${colour.ink}">${title}</div>
`
}

function lineText(line: string | LinkedLine): string[] {
  if (typeof line === 'string') return [line]
  return [`${line.words}: ${line.href}`, ...(line.job ? [line.job] : [])]
}

function lineHtml(line: string | LinkedLine): HtmlValue {
  return typeof line === 'string' ? line : html`${link(line.href, line.words)}${line.job && html`<br>${line.job}`}`
}

/** Quotes that nobody has answered, each with a message typed in. */
function chasePart(leads: readonly StoredLead[], settings: MorningEmailSettings): Part {
  if (leads.length === 0) return nothing
  const chased = leads.map((lead) => {
    const words = chaseWords(lead, settings.businessName)
    const mobile = mobileOf(lead)
    const pounds = poundsOf(lead)
    const links: [string, string | undefined][] = [
      ['Ask by WhatsApp', mobile && whatsappLink(mobile, words)],
      ['Ask by e-mail', lead.replyTo && mailLink(lead.replyTo, 'Your quote', words)],
      ['Call', leadFacts(lead, [], settings).links.call],
      ['Open', settings.hasDesk ? `${settings.siteUrl}${deskPath}/enquiry/${lead.leadId}` : undefined],
    ]
    const title = `${placed(lead)}${pounds === undefined ? '' : `, £${pounds.toLocaleString('en-GB')}`}: ${beginning(lead, 80)}`
    return { title, links: links.filter(([, href]) => href) }
  })
  const title = 'Quotes to follow up'
  const linesOf = ({ title, links }: (typeof chased)[number]) => [
    title,
    ...links.map(([name, href]) => `${name}: ${href}`),
  ]
  return {
    text: ['', `${title}:`, ...chased.flatMap(linesOf)],
    html: [partTitle(title), chased.map(({ title, links }) => [paragraph(title), buttonRow(links, '8px 0 16px')])],
  }
}

function headingOf({
  waiting,
  toChase,
  suspected,
  held,
  failures,
  unconfirmed,
  closed,
  week,
  old,
}: MorningFacts): string {
  const count = waiting.shown.length + waiting.more
  if (count === 1) return 'One enquiry is waiting for your answer'
  if (count > 1) return `${count} enquiries are waiting for your answer`
  if (failures.length > 0) return 'Something failed yesterday'
  if (toChase.length > 0) return toChase.length === 1 ? 'A quote to follow up' : `${toChase.length} quotes to follow up`
  if (held.shown.length > 0) return `${held.shown.length + held.more} enquiries from busy connections`
  if (suspected.shown.length > 0) return 'An enquiry to look at'
  if (unconfirmed.length > 0) return 'Alarms do not reach everybody'
  if (closed.length > 0) return 'Closed days ahead'
  if (week) return 'Your week'
  return old > 0 ? 'Old enquiries to mark' : 'Done, and not shown in the portfolio'
}

function suspectedLine(lead: StoredLead, settings: EmailSettings): LinkedLine {
  const words = `${placed(lead)}, ${lead.phone} (${referenceOf(lead.leadId)})`
  return { words, href: leadFacts(lead, [], settings).links.answered, job: beginning(lead, 200) }
}
