import type { Lead } from '../../leads/lead.ts'
import { mailBound } from '../../leads/owner-mailer.ts'
import type { MailContent, SendMail } from '../../runtime/send-mail.ts'
import { withinTime } from '../../runtime/within-time.ts'
import { receiptTag } from './receipt-events.ts'

interface ReceiptMailSettings {
  businessName: string
  sender: string
  /** Reply-To: the business's public address. */
  answersTo: string
  configurationSet: string
}

export type ReceiptMailer = ReturnType<typeof createReceiptMailer>

/** Sends customers their receipts, through a configuration set of their own. */
export function createReceiptMailer(sendMail: SendMail, settings: ReceiptMailSettings) {
  const { businessName, sender, answersTo, configurationSet } = settings
  return {
    async send(email: MailContent, to: string, { leadId }: Pick<Lead, 'leadId'>): Promise<void> {
      const envelope = {
        from: { name: businessName, address: sender },
        to,
        replyTo: answersTo,
        configurationSet,
        // Its own tag: a bounced receipt must not count as a bounce of the owner's mail.
        tags: [{ Name: receiptTag, Value: leadId }],
      }
      await withinTime(mailBound, (signal) => sendMail(envelope, email, signal))
    },
  }
}
