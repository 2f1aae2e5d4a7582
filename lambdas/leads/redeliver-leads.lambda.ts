import { randomUUID } from 'node:crypto'
import { silentMetrics } from '../contract/operations.ts'
import { countMetric } from '../runtime/metrics.ts'
import { connectLeadServices } from './lead-services.ts'
import { redeliverLeads } from './redeliver-leads.ts'

/** Leaves time within the function's five minutes for a digest and the last batch, at the sum of their limits. */
const runFor = 90_000

const deps = { ...connectLeadServices(), runFor, uuid: randomUUID }

/** Called by EventBridge Scheduler every five minutes. */
export const handler = async (): Promise<void> => {
  for (const name of silentMetrics.redelivery) countMetric(name, 0)
  await redeliverLeads(deps)
}
