import type { SQSEvent } from 'aws-lambda'
import { emergencyLine } from '#content/lib/emergency-line.ts'
import { contact } from '#content/lib/owner/contact.ts'
import { formReplyTime } from '#content/reply-times.ts'
import { createLeadList } from '../../leads/lead-list.ts'
import { createDynamoClient } from '../../runtime/dynamo-client.ts'
import { readEnv } from '../../runtime/env.ts'
import { createSendMail } from '../../runtime/send-mail.ts'
import { createSesClient } from '../../runtime/ses-client.ts'
import { createReceiptCounter } from './receipt-counter.ts'
import { recordReceiptEvent } from './receipt-events.ts'
import { createReceiptMailer } from './receipt-mailer.ts'
import { sendReceipts } from './send-receipts.ts'

const env = readEnv('LEADS_TABLE', 'LIMITS_TABLE', 'FORM_TOKEN_KEY', 'SITE_URL')
const mail = readEnv('SENDER_EMAIL', 'SES_CONFIGURATION_SET')
const dynamo = createDynamoClient()

const deps = {
  list: createLeadList(dynamo, env.LEADS_TABLE),
  counter: createReceiptCounter(dynamo, env.LIMITS_TABLE, env.FORM_TOKEN_KEY),
  mailer: createReceiptMailer(createSendMail(createSesClient()), {
    businessName: contact.name,
    sender: mail.SENDER_EMAIL,
    answersTo: contact.email,
    configurationSet: mail.SES_CONFIGURATION_SET,
  }),
  business: { ...contact, emergencyWhen: emergencyLine.when, replyTime: formReplyTime },
  siteUrl: env.SITE_URL,
  now: Date.now,
}

/** Called by EventBridge Scheduler every two minutes, and with SES's reports on receipts, from their queue. */
export const handler = async ({ Records }: Partial<SQSEvent>): Promise<void> => {
  if (!Records) return sendReceipts(deps)
  await Promise.all(Records.map(({ body }) => recordReceiptEvent(body, deps)))
}
