import { type SESClient, SendEmailCommand } from '@aws-sdk/client-ses'
import type { MailSettings } from './lead-mailer.ts'

/** A mail that reminds the owner of something. */
export interface OwnerEmail {
  subject: string
  text: string
  html: string
}

export type OwnerMailer = ReturnType<typeof createOwnerMailer>

/** Sends the owner's reminders. They carry no lead's tag: what becomes of them is nothing a lead should know. */
export function createOwnerMailer(client: SESClient, { sender, owner, configurationSet }: MailSettings) {
  return {
    async send({ subject, text, html }: OwnerEmail, signal: AbortSignal): Promise<void> {
      const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' })
      const command = new SendEmailCommand({
        Source: `Website <${sender}>`,
        Destination: { ToAddresses: [owner] },
        Message: { Subject: utf8(subject), Body: { Text: utf8(text), Html: utf8(html) } },
        ConfigurationSetName: configurationSet,
      })
      await client.send(command, { abortSignal: signal })
    },
  }
}
