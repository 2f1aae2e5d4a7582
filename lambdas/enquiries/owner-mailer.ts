import type { MailContent, SendMail } from '../runtime/send-mail.ts'
import { withinTime } from '../runtime/within-time.ts'

/** Milliseconds for sending one mail to the owner that is not an enquiry. */
const mailBound = 10_000

interface OwnerMailSettings {
  sender: string
  owner: string
  configurationSet: string
}

export type OwnerMailer = ReturnType<typeof createOwnerMailer>

/** Sends the owner's reminders. */
export function createOwnerMailer(sendMail: SendMail, { sender, owner, configurationSet }: OwnerMailSettings) {
  return {
    async send(email: MailContent): Promise<void> {
      const envelope = {
        from: { name: 'Website', address: sender },
        to: [owner],
        configurationSet,
      }
      await withinTime(mailBound, (signal) => sendMail(envelope, email, signal))
    },
  }
}
