import { mailSimulatorAddress } from '../contract/operations.ts'
import type { SendMail } from '../runtime/send-mail.ts'
import type { Lead } from './lead.ts'
import type { LeadEmail } from './lead-email.ts'

interface MailSettings {
  sender: string
  /** Every enquiry is sent to each of them. */
  owners: readonly string[]
  configurationSet: string
}

export type LeadMailer = ReturnType<typeof createLeadMailer>

export function createLeadMailer(sendMail: SendMail, { sender, owners, configurationSet }: MailSettings) {
  return {
    /** Sends the mail and returns its id. */
    async send(email: LeadEmail, lead: Pick<Lead, 'canary'>, signal: AbortSignal): Promise<string> {
      const envelope = {
        from: { name: 'Website enquiry', address: sender },
        to: lead.canary ? [mailSimulatorAddress] : owners,
        replyTo: email.replyTo,
        configurationSet,
      }
      return sendMail(envelope, email, signal)
    },
  }
}
