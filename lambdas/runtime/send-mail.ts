import { type SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses'
import MailComposer from 'nodemailer/lib/mail-composer'

/** Both parts of a mail and its subject. */
export interface MailContent {
  subject: string
  text: string
  html: string
}

export interface Envelope {
  from: { name: string; address: string }
  to: string
  replyTo?: string | undefined
  configurationSet: string
}

/** Hands a mail to the mail service and returns its message id. */
export type SendMail = (envelope: Envelope, content: MailContent, abortSignal: AbortSignal) => Promise<string>

/**
 * By SES's SendRawEmail, because every mail says that a program wrote it, so that no autoresponder answers (RFC 3834),
 * and this version of SES takes a header of ours in raw MIME alone. Nodemailer writes the MIME: it encodes headers, and
 * what stands in one cannot begin another.
 */
export function createSendMail(client: SESClient): SendMail {
  return async ({ from, to, replyTo, configurationSet }, content, abortSignal) => {
    const message = new MailComposer({
      from,
      // As an object, so that an address is never read as a list of them.
      to: { name: '', address: to },
      ...(replyTo && { replyTo: { name: '', address: replyTo } }),
      ...content,
      // CRLF within the parts too (RFC 5322, 2.3); the encoding of the parts folds long lines.
      newline: 'windows',
      headers: { 'Auto-Submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    const command = new SendRawEmailCommand({
      RawMessage: { Data: await message.compile().build() },
      Destinations: [to],
      ConfigurationSetName: configurationSet,
    })
    const { MessageId = '' } = await client.send(command, { abortSignal })
    return MessageId
  }
}

/** Errors of Node before a connection stands. */
const unconnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'])

/** True when a mail was certainly not sent: the service refused it, or was never reached. Otherwise nobody knows. */
export function wasNotSent(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return '$fault' in error || ('code' in error && unconnected.has(String(error.code)))
}
