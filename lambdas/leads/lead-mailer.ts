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
    /** Sends the mail and returns its id. A message tag ties SES's events to the lead. */
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

/** SES message tag that carries the lead's id. */
export const leadIdTag = 'leadId'
