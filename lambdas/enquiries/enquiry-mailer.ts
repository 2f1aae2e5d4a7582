import { log } from '../runtime/log.ts'
import { type MailContent, type SendMail, wasNotSent } from '../runtime/send-mail.ts'
import { mailSimulatorAddress } from '../shared/mail-addresses.ts'
import { type Enquiry, isUrgent } from './enquiry.ts'

interface MailSettings {
  sender: string
  /** Sends emergencies and dangers, so that a phone can ring for these alone. */
  urgentSender: string
  owner: string
  configurationSet: string
}

export type EnquiryMailer = ReturnType<typeof createEnquiryMailer>

export function createEnquiryMailer(
  sendMail: SendMail,
  { sender, urgentSender, owner, configurationSet }: MailSettings,
) {
  return {
    /** Sends the mail and returns its id. */
    async send(email: MailContent, enquiry: Enquiry, signal: AbortSignal): Promise<string> {
      const to = enquiry.testEnquiry ? mailSimulatorAddress : owner
      const envelope = { to, replyTo: enquiry.replyTo, configurationSet }
      const ordinary = { ...envelope, from: { name: 'Website enquiry', address: sender } }
      if (!isUrgent(enquiry) || enquiry.possibleSpam) return sendMail(ordinary, email, signal)
      try {
        const from = { name: 'Urgent website enquiry', address: urgentSender }
        return await sendMail({ ...envelope, from }, email, signal)
      } catch (error) {
        // Should SES ever refuse the label, an emergency is to arrive without it.
        if (!wasNotSent(error)) throw error
        log.error('step failed', { enquiryId: enquiry.enquiryId, step: 'urgent sender', error })
        return sendMail(ordinary, email, signal)
      }
    },
  }
}
