import type { SQSEvent } from 'aws-lambda'
import { createDynamoClient } from '../runtime/dynamo-client.ts'
import { readEnv } from '../runtime/env.ts'
import { createLeadStore } from './lead-store.ts'
import { recordMailEvent } from './record-mail-events.ts'

const { LEADS_TABLE } = readEnv('LEADS_TABLE')
const deps = { store: createLeadStore(createDynamoClient(), LEADS_TABLE), now: Date.now }

/** Called with SES's events, from their queue. A failure throws, so that SQS delivers the event again. */
export const handler = async (event: SQSEvent): Promise<void> => {
  await Promise.all(event.Records.map(({ body }) => recordMailEvent(body, deps)))
}
