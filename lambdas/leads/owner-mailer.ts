import type { MailContent, SendMail } from '../runtime/send-mail.ts'
import type { MailSettings } from './lead-mailer.ts'
import { carrierTag } from './lead-store.ts'

export type OwnerMailer = ReturnType<typeof createOwnerMailer>

/** Sends the owner's reminders. */
export function createOwnerMailer(sendMail: SendMail, { sender, owner, configurationSet }: MailSettings) {
  return {
    /**
     * Returns the id of the mail. One that carries leads names the record of them; any other has no tag, as what
     * becomes of it is nothing a lead should know.
     */
    async send(email: MailContent, signal: AbortSignal, carrierId?: string): Promise<string> {
      const envelope = {
        from: { name: 'Website', address: sender },
        to: owner,
        configurationSet,
        ...(carrierId && { tags: [{ Name: carrierTag, Value: carrierId }] }),
      }
      return sendMail(envelope, email, signal)
    },
  }
}
