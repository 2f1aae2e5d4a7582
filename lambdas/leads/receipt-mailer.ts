import type { SESv2Client } from '@aws-sdk/client-sesv2'
import type { Lead } from './lead.ts'
import { type MailContent, mailbox, sendMail } from './send-mail.ts'

interface ReceiptMailSettings {
  businessName: string
  sender: string
  /** The business's public address: customers answer to it, with a photo perhaps. */
  answersTo: string
  configurationSet: string
}

export type ReceiptMailer = ReturnType<typeof createReceiptMailer>

/** Sends customers their receipts, through a configuration set of their own. */
export function createReceiptMailer(client: SESv2Client, settings: ReceiptMailSettings) {
  const { businessName, sender, answersTo, configurationSet } = settings
  return {
    async send(email: MailContent, to: string, { leadId }: Pick<Lead, 'leadId'>, signal: AbortSignal): Promise<void> {
      const envelope = {
        from: mailbox(businessName, sender),
        to,
        replyTo: answersTo,
        configurationSet,
        // Not the owner's mail's tag: what becomes of a receipt must not be taken for what became of that.
        tags: [{ Name: receiptTag, Value: leadId }],
      }
      await sendMail(client, envelope, email, signal)
    },
  }
}

/** Name of the message tag under which SES's events about a receipt carry the lead's id. */
export const receiptTag = 'receiptFor'
