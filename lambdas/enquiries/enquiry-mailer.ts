import type { SendMail } from '../runtime/send-mail.ts'
import { mailSimulatorAddress } from '../shared/operations.ts'
import type { Enquiry } from './enquiry.ts'
import type { EnquiryEmail } from './enquiry-email.ts'

interface MailSettings {
  sender: string
  /** Every enquiry is sent to each of them. */
  owners: readonly string[]
  configurationSet: string
}

export type EnquiryMailer = ReturnType<typeof createEnquiryMailer>

export function createEnquiryMailer(sendMail: SendMail, { sender, owners, configurationSet }: MailSettings) {
  return {
    /** Sends the mail and returns its id. */
    async send(email: EnquiryEmail, enquiry: Pick<Enquiry, 'testEnquiry'>, signal: AbortSignal): Promise<string> {
      const envelope = {
        from: { name: 'Website enquiry', address: sender },
        to: enquiry.testEnquiry ? [mailSimulatorAddress] : owners,
        replyTo: email.replyTo,
        configurationSet,
      }
      return sendMail(envelope, email, signal)
    },
  }
}
