import { randomUUID } from 'node:crypto'
import { silentMetrics } from '../contract/operations.ts'
import { createCounter } from '../runtime/counter.ts'
import { createDynamoClient } from '../runtime/dynamo-client.ts'
import { readEnv } from '../runtime/env.ts'
import { countMetric } from '../runtime/metrics.ts'
import { connectLeadServices } from './lead-services.ts'
import { redeliverLeads } from './redeliver-leads.ts'

/** The function has four minutes, and the last batch may take as long as all its bounds together. */
const runFor = 90_000

const releases = readEnv('MORNING_MAIL').MORNING_MAIL === 'off' ? connectReleases() : undefined
const deps = { ...connectLeadServices(), releases, runFor, uuid: randomUUID }

/** Called by EventBridge Scheduler every five minutes. */
export const handler = async (): Promise<void> => {
  for (const name of silentMetrics.redelivery) countMetric(name, 0)
  await redeliverLeads(deps)
}

function connectReleases() {
  const { LIMITS_TABLE, FORM_TOKEN_KEYS } = readEnv('LIMITS_TABLE', 'FORM_TOKEN_KEYS')
  return createCounter(createDynamoClient(), LIMITS_TABLE, FORM_TOKEN_KEYS)
}
