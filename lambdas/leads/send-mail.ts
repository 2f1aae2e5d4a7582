import { type MessageTag, type SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2'

/** Both parts of a mail and its subject. */
export interface MailContent {
  subject: string
  text: string
  html: string
}

interface Envelope {
  from: string
  to: string
  replyTo?: string | undefined
  configurationSet: string
  tags?: MessageTag[]
}

/**
 * Hands a mail to SES and returns its message id. The message is structured, not raw MIME: SES writes the headers and
 * encodes the parts. Every mail says that a program wrote it, so that no autoresponder answers (RFC 3834).
 */
export async function sendMail(
  client: SESv2Client,
  { from, to, replyTo, configurationSet, tags }: Envelope,
  { subject, text, html }: MailContent,
  abortSignal: AbortSignal,
): Promise<string> {
  const command = new SendEmailCommand({
    FromEmailAddress: from,
    Destination: { ToAddresses: [to] },
    ReplyToAddresses: replyTo ? [replyTo] : [],
    Content: {
      Simple: {
        Subject: utf8(subject),
        Body: { Text: utf8(text), Html: utf8(html) },
        Headers: [{ Name: 'Auto-Submitted', Value: 'auto-generated' }],
      },
    },
    ConfigurationSetName: configurationSet,
    EmailTags: tags,
  })
  const { MessageId = '' } = await client.send(command, { abortSignal })
  return MessageId
}

/** `"Ohm & Daughters" <site@example.com>`. SES wants a name beyond ASCII as encoded words (RFC 2047). */
export function mailbox(name: string, address: string): string {
  const isPlain = /^[ -~]*$/.test(name)
  const written = isPlain ? `"${name.replace(/["\\]/g, '\\$&')}"` : encodedWords(name)
  return `${written} <${address}>`
}

/** An encoded word may have 75 characters. */
function encodedWords(name: string): string {
  const words = ['']
  for (const character of name) {
    const longer = words.at(-1) + character
    if (Buffer.byteLength(longer) > 45) words.push(character)
    else words[words.length - 1] = longer
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join(' ')
}

function utf8(Data: string) {
  return { Data, Charset: 'UTF-8' }
}
