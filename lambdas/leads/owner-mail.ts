import type { MailContent } from '../runtime/send-mail.ts'
import { cleanLine } from './clean-text.ts'
import { type MailFrame, mailFrame } from './mail-html.ts'

const settings = { morning: 'morningMail', reminder: 'promiseMail', desk: 'ownerDesk' } as const

/** How each mail to the owner is switched off in `site.config.ts`, as docs/owner.md says. */
export const mailSwitches = {
  enquiry: 'Every enquiry is mailed: ownerEmail in site.config.ts says where to.',
  morning: notWanted('morning'),
  reminder: notWanted('reminder'),
  desk: notWanted('desk'),
  test: 'Sent once for each npm run smoke, as after a deployment, and by nothing else.',
} as const

function notWanted(mail: keyof typeof settings): string {
  return `Not wanted? Set ${settings[mail]}: false in site.config.ts.`
}

interface OwnerMail extends Omit<MailFrame, 'title' | 'foot'> {
  mail: keyof typeof mailSwitches
  subject: string
  /** Plain text between heading and footer. */
  text: readonly string[]
  /** When and why it is sent. */
  why: string
}

/** Builds a mail to the owner, text and HTML, that ends with why it is sent and how to switch it off. */
export function ownerMail({ mail, subject, text, why, ...frame }: OwnerMail): MailContent {
  const { heading } = frame
  const foot = `${why} ${mailSwitches[mail]}`
  return {
    // Mail programs would decode an encoded word into unchecked text [L10].
    subject: cleanLine(subject, 150).replaceAll('=?', '= ?'),
    text: [heading, ...text, '', foot, ''].join('\n'),
    html: mailFrame({ ...frame, title: heading, foot }),
  }
}
