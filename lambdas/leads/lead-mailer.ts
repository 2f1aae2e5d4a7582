import { mailSimulatorAddress } from '../contract/operations.ts'
import type { SendMail } from '../runtime/send-mail.ts'
import type { Lead } from './lead.ts'
import type { LeadEmail } from './lead-email.ts'

export interface MailSettings {
  sender: string
  owner: string
  configurationSet: string
}

export type LeadMailer = ReturnType<typeof createLeadMailer>

export function createLeadMailer(sendMail: SendMail, { sender, owner, configurationSet }: MailSettings) {
  return {
    /** Returns the id of the mail. Its tag ties delivery events to the lead. */
    async send(email: LeadEmail, lead: Pick<Lead, 'leadId' | 'canary'>, signal: AbortSignal): Promise<string> {
      const envelope = {
        from: { name: 'Website enquiry', address: sender },
        to: lead.canary ? mailSimulatorAddress : owner,
        replyTo: email.replyTo,
        configurationSet,
        tags: [{ Name: leadIdTag, Value: lead.leadId }],
      }
      return sendMail(envelope, email, signal)
    },
  }
}

/** Name of the message tag under which SES's events carry the lead's id. */
export const leadIdTag = 'leadId'
