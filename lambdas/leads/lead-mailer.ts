import { type SESClient, SendEmailCommand } from '@aws-sdk/client-ses'
import { mailSimulatorAddress } from '../contract/operations.ts'
import type { Lead } from './lead.ts'
import type { LeadEmail } from './lead-email.ts'

export interface MailSettings {
  sender: string
  owner: string
  configurationSet: string
}

export type LeadMailer = ReturnType<typeof createLeadMailer>

export function createLeadMailer(client: SESClient, { sender, owner, configurationSet }: MailSettings) {
  return {
    /**
     * Hands the mail to SES and returns its message id. The message is structured, not raw MIME: SES writes the
     * headers and encodes the parts. The tag ties delivery events to the lead.
     */
    async send(email: LeadEmail, lead: Pick<Lead, 'leadId' | 'canary'>, signal: AbortSignal): Promise<string> {
      const command = new SendEmailCommand({
        Source: `Website enquiry <${sender}>`,
        Destination: { ToAddresses: [lead.canary ? mailSimulatorAddress : owner] },
        ReplyToAddresses: email.replyTo ? [email.replyTo] : [],
        Message: {
          Subject: utf8(email.subject),
          Body: { Text: utf8(email.text), Html: utf8(email.html) },
        },
        ConfigurationSetName: configurationSet,
        Tags: [{ Name: leadIdTag, Value: lead.leadId }],
      })
      const { MessageId = '' } = await client.send(command, { abortSignal: signal })
      return MessageId
    },
  }
}

/** Name of the message tag under which SES's events carry the lead's id. */
export const leadIdTag = 'leadId'

function utf8(Data: string) {
  return { Data, Charset: 'UTF-8' }
}
