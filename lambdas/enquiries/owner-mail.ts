import type { MailContent } from '../runtime/send-mail.ts'
import { cleanLine } from '../shared/clean-text.ts'
import { type MailFrame, mailFrame } from './mail-html.ts'

/** What each mail to the owner says at its end about where it is sent, or when it stops. */
export const mailSwitches = {
  enquiry: 'To get your enquiries at another address, ask whoever looks after your website.',
  morning: 'When all are marked, it stops. Whoever looks after your website can change the address.',
} as const

interface OwnerMail extends Omit<MailFrame, 'title' | 'foot'> {
  mail: keyof typeof mailSwitches
  subject: string
  /** Plain text between heading and footer. */
  text: readonly string[]
  /** When and why it is sent. */
  why: string
}

/** Builds a mail to the owner, text and HTML, that ends with why it is sent. */
export function ownerMail({ mail, subject, text, why, ...frame }: OwnerMail): MailContent {
  const { heading } = frame
  const foot = `${why} ${mailSwitches[mail]}`
  return {
    // Mail programs would decode an encoded word into unchecked text.
    subject: cleanLine(subject, 150).replaceAll('=?', '= ?'),
    text: [heading, ...text, '', foot, ''].join('\n'),
    html: mailFrame({ ...frame, title: heading, foot }),
  }
}
