import { cleanLine } from '../contract/clean-text.ts'
import { limits } from '../contract/limits.ts'
import { type Html, html } from '../runtime/html.ts'
import type { MailContent } from '../runtime/send-mail.ts'
import type { HeldCaller, HeldGroup } from './digest.ts'
import type { EmailSettings } from './lead-facts.ts'
import { colour, link } from './mail-html.ts'
import { ownerLinkPath } from './owner-link.ts'
import { ownerMail } from './owner-mail.ts'

/** The mail about held leads: one line per distinct words, with their callers and a link to each lead [L16]. */
export function buildDigestEmail(groups: readonly HeldGroup[], more: number, settings: EmailSettings): MailContent {
  const heading = headingOf(groups)
  const lines = groups.map((group) => lineOf(group, settings))
  const rest = more > 0 ? `And ${more} more, in the next mail.` : ''
  return ownerMail({
    mail: 'enquiry',
    subject: heading,
    heading,
    urgent: groups.some(({ isEmergency }) => isEmergency),
    text: [
      ...lines.flatMap(({ words, callers, others }) => [
        '',
        words,
        ...callers.map(({ who, href }) => `${who}: ${href}`),
        ...others,
      ]),
      ...(rest ? ['', rest] : []),
    ],
    preheader: lines
      .slice(0, 3)
      .map(({ words }) => words)
      .join(' '),
    overline: 'Enquiries that came together',
    body: html`${lines.map(lineHtml)}${rest && html`<p class="value">${rest}</p>`}`,
    why,
  })
}

const why = `Sent together, every quarter of an hour: what comes beyond ${limits.mails.most} enquiries a ${limits.mails.span} from one connection or ${limits.allMails.most} an ${limits.allMails.span} from all, and much of what looks like spam. The same words are one line.`

function headingOf(groups: readonly HeldGroup[]): string {
  const count = (of: readonly HeldGroup[]) => of.reduce((sum, { leads }) => sum + leads.length, 0)
  const enquiries = (number: number) => (number === 1 ? '1 enquiry' : `${number} enquiries`)
  const spam = count(groups.filter(({ possibleSpam }) => possibleSpam))
  const others = count(groups) - spam
  const urgent = groups.some(({ isEmergency }) => isEmergency) ? 'EMERGENCY - ' : ''
  const parts = [
    ...(others > 0 ? [`${enquiries(others)} at once`] : []),
    ...(spam > 0 ? [`[possible spam] ${enquiries(spam)}`] : []),
  ]
  return urgent + parts.join(', ')
}

interface Line {
  words: string
  callers: { who: string; href: string; call: string | undefined }[]
  /** How many callers are not named. */
  others: string[]
}

function lineOf(group: HeldGroup, { siteUrl, ownerLinkKey }: EmailSettings): Line {
  const { words, isEmergency, possibleSpam, callers, leads } = group
  const marks = `${isEmergency ? 'EMERGENCY: ' : ''}${possibleSpam ? '[possible spam] ' : ''}`
  const times = leads.length > 1 ? `${leads.length} times: ` : ''
  const others = leads.length - callers.length
  const whoOf = ({ name, place, phone }: HeldCaller) => `${name}, ${place}, ${phone}`
  return {
    words: cleanLine(`${marks}${times}${words}`, 300),
    callers: callers.map((caller) => ({
      who: cleanLine(whoOf(caller), 200),
      href: `${siteUrl}${ownerLinkPath(caller.leadId, ownerLinkKey)}`,
      call: caller.call,
    })),
    others: others > 0 && callers.length > 0 ? [`and ${others} more with these words`] : [],
  }
}

function lineHtml({ words, callers, others }: Line): Html {
  const named = callers.map(
    ({ who, href, call }) => html`<br>${link(href, who)}${call && html` ${link(`tel:${call}`, 'Call')}`}`,
  )
  return html`<p class="value" style="margin:0 0 18px;font-size:16px;line-height:24px;color:${colour.ink};word-break:break-word"><strong>${words}</strong>${named}${others.map((more) => html`<br>${more}`)}</p>
`
}
