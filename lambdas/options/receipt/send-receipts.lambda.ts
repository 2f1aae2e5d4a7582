import type { SQSEvent } from 'aws-lambda'
import { createClosureStore } from '../../leads/closure-store.ts'
import { createLeadList } from '../../leads/lead-list.ts'
import { createDynamoClient } from '../../runtime/dynamo-client.ts'
import { readEnv } from '../../runtime/env.ts'
import { createSendMail } from '../../runtime/send-mail.ts'
import { createSesClient } from '../../runtime/ses-client.ts'
import { createReceiptCounter } from './receipt-counter.ts'
import { recordReceiptEvent } from './receipt-events.ts'
import { createReceiptMailer } from './receipt-mailer.ts'
import { sendReceipts } from './send-receipts.ts'

const env = readEnv('LEADS_TABLE', 'LIMITS_TABLE', 'FORM_TOKEN_KEYS', 'SITE_URL', 'WORKING_CALENDAR', 'OWNER_DESK')
const mail = readEnv('SENDER_EMAIL', 'SES_CONFIGURATION_SET')
const business = readEnv('BUSINESS_NAME', 'BUSINESS_PHONE', 'BUSINESS_PHONE_E164', 'BUSINESS_EMAIL')
const dynamo = createDynamoClient()

const deps = {
  list: createLeadList(dynamo, env.LEADS_TABLE),
  counter: createReceiptCounter(dynamo, env.LIMITS_TABLE, env.FORM_TOKEN_KEYS),
  mailer: createReceiptMailer(createSendMail(createSesClient()), {
    businessName: business.BUSINESS_NAME,
    sender: mail.SENDER_EMAIL,
    answersTo: business.BUSINESS_EMAIL,
    configurationSet: mail.SES_CONFIGURATION_SET,
  }),
  business: {
    name: business.BUSINESS_NAME,
    phone: { display: business.BUSINESS_PHONE, e164: business.BUSINESS_PHONE_E164 },
  },
  siteUrl: env.SITE_URL,
  calendar: env.WORKING_CALENDAR,
  closures: env.OWNER_DESK === 'on' ? createClosureStore(dynamo, env.LEADS_TABLE) : undefined,
  now: Date.now,
}

/** Called by EventBridge Scheduler every two minutes, and with SES's reports on receipts, from their queue. */
export const handler = async ({ Records }: Partial<SQSEvent>): Promise<void> => {
  if (!Records) return sendReceipts(deps)
  await Promise.all(Records.map(({ body }) => recordReceiptEvent(body, deps)))
}
