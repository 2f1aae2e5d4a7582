import type { SNSEvent } from 'aws-lambda'
import { createDynamoClient } from '../runtime/dynamo-client.ts'
import { readEnv } from '../runtime/env.ts'
import { createLeadList } from './lead-list.ts'
import { createLeadStore } from './lead-store.ts'
import { createReceiptCounter } from './receipt-counter.ts'
import { recordMailEvent } from './record-mail-events.ts'

const env = readEnv('LEADS_TABLE', 'LIMITS_TABLE', 'FORM_TOKEN_KEYS')
const client = createDynamoClient()
const deps = {
  store: createLeadStore(client, env.LEADS_TABLE),
  list: createLeadList(client, env.LEADS_TABLE),
  receipts: createReceiptCounter(client, env.LIMITS_TABLE, env.FORM_TOKEN_KEYS),
  now: Date.now,
}

/** Called by SNS with SES's reports on our mails. A failure throws, and SNS tries again. */
export const handler = async (event: SNSEvent): Promise<void> => {
  await Promise.all(event.Records.map(({ Sns }) => recordMailEvent(Sns.Message, deps)))
}
