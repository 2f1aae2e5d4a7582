import type { SendMail } from '../runtime/send-mail.ts'
import { mailSimulatorAddress } from '../shared/operations.ts'
import { type Enquiry, isUrgent } from './enquiry.ts'
import type { EnquiryEmail } from './enquiry-email.ts'

interface MailSettings {
  sender: string
  /** Sends emergencies and dangers, so that a phone can ring for these alone. */
  urgentSender: string
  /** Every enquiry is sent to each of them. */
  owners: readonly string[]
  configurationSet: string
}

export type EnquiryMailer = ReturnType<typeof createEnquiryMailer>

export function createEnquiryMailer(
  sendMail: SendMail,
  { sender, urgentSender, owners, configurationSet }: MailSettings,
) {
  return {
    /** Sends the mail and returns its id. */
    async send(email: EnquiryEmail, enquiry: Enquiry, signal: AbortSignal): Promise<string> {
      const isUrgentMail = isUrgent(enquiry) && !enquiry.possibleSpam
      const envelope = {
        from: isUrgentMail
          ? { name: 'Urgent website enquiry', address: urgentSender }
          : { name: 'Website enquiry', address: sender },
        to: enquiry.testEnquiry ? [mailSimulatorAddress] : owners,
        replyTo: email.replyTo,
        configurationSet,
      }
      return sendMail(envelope, email, signal)
    },
  }
}
