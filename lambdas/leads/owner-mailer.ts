import type { MailContent, SendMail } from '../runtime/send-mail.ts'
import { withinTime } from '../runtime/within-time.ts'
import type { MailSettings } from './lead-mailer.ts'
import { batchTag } from './lead-store.ts'

/** Milliseconds for sending one mail to the owner that is not an enquiry. */
export const mailBound = 10_000

export type OwnerMailer = ReturnType<typeof createOwnerMailer>

/** Sends the owner's reminders. */
export function createOwnerMailer(sendMail: SendMail, { sender, owner, configurationSet }: MailSettings) {
  return {
    /**
     * Sends the mail and returns its id. A mail that carries leads is tagged with their record; others have no tag,
     * because their delivery concerns no lead.
     */
    async send(email: MailContent, batchId?: string): Promise<string> {
      const envelope = {
        from: { name: 'Website', address: sender },
        to: owner,
        configurationSet,
        ...(batchId && { tags: [{ Name: batchTag, Value: batchId }] }),
      }
      return withinTime(mailBound, (signal) => sendMail(envelope, email, signal))
    },
  }
}
