import type { SESv2Client } from '@aws-sdk/client-sesv2'
import type { MailSettings } from './lead-mailer.ts'
import { type MailContent, sendMail } from './send-mail.ts'

export type OwnerMailer = ReturnType<typeof createOwnerMailer>

/** Sends the owner's reminders. They carry no lead's tag: what becomes of them is nothing a lead should know. */
export function createOwnerMailer(client: SESv2Client, { sender, owner, configurationSet }: MailSettings) {
  return {
    async send(email: MailContent, signal: AbortSignal): Promise<void> {
      await sendMail(client, { from: `Website <${sender}>`, to: owner, configurationSet }, email, signal)
    },
  }
}
