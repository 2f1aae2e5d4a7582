import { createLeadList } from '../../leads/lead-list.ts'
import { createCounter } from '../../runtime/counter.ts'
import { createDynamoClient } from '../../runtime/dynamo-client.ts'
import { readEnv } from '../../runtime/env.ts'
import { createSendText } from './send-text.ts'
import { sendTextMessages } from './send-text-messages.ts'

const env = readEnv('LEADS_TABLE', 'LIMITS_TABLE', 'FORM_TOKEN_KEY', 'OWNER_PHONE_TOPIC')
const dynamo = createDynamoClient()

const deps = {
  list: createLeadList(dynamo, env.LEADS_TABLE),
  counter: createCounter(dynamo, env.LIMITS_TABLE, env.FORM_TOKEN_KEY),
  sendText: createSendText(env.OWNER_PHONE_TOPIC),
  now: Date.now,
}

/** Called by EventBridge Scheduler every minute. */
export const handler = async (): Promise<void> => sendTextMessages(deps)
