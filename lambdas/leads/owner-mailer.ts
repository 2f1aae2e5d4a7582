import type { MailContent, SendMail } from '../runtime/send-mail.ts'
import type { MailSettings } from './lead-mailer.ts'
import { batchTag } from './lead-store.ts'

export type OwnerMailer = ReturnType<typeof createOwnerMailer>

/** Sends the owner's reminders. */
export function createOwnerMailer(sendMail: SendMail, { sender, owner, configurationSet }: MailSettings) {
  return {
    /**
     * Sends the mail and returns its id. A mail that carries leads is tagged with their record; others have no tag,
     * because their delivery concerns no lead.
     */
    async send(email: MailContent, signal: AbortSignal, batchId?: string): Promise<string> {
      const envelope = {
        from: { name: 'Website', address: sender },
        to: owner,
        configurationSet,
        ...(batchId && { tags: [{ Name: batchTag, Value: batchId }] }),
      }
      return sendMail(envelope, email, signal)
    },
  }
}
