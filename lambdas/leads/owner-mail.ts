import type { MailContent } from '../runtime/send-mail.ts'
import { cleanLine } from './clean-text.ts'
import { type MailFrame, mailFrame } from './mail-html.ts'

const settings = { morning: 'morningMail', reminder: 'promiseMail', desk: 'ownerDesk' } as const

/** How each mail to the owner is switched off, in `site.config.ts`. docs/owner.md has the same settings. */
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
  /** Plain text between the heading and the foot. */
  text: readonly string[]
  /** When and why it is sent. */
  why: string
}

/** A mail to the owner in both its forms, which ends with why it is sent and how it is switched off. */
export function ownerMail({ mail, subject, text, why, ...frame }: OwnerMail): MailContent {
  const { heading } = frame
  const foot = `${why} ${mailSwitches[mail]}`
  return {
    // An encoded word would be decoded by a mail program into what was not checked [L10].
    subject: cleanLine(subject, 150).replaceAll('=?', '= ?'),
    text: [heading, ...text, '', foot, ''].join('\n'),
    html: mailFrame({ ...frame, title: heading, foot }),
  }
}
