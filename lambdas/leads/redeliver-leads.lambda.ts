import { randomUUID } from 'node:crypto'
import { connectLeadServices } from './lead-services.ts'
import { redeliverLeads } from './redeliver-leads.ts'

/** The function has four minutes, and the last batch may take as long as all its bounds together. */
const runFor = 90_000

const deps = { ...connectLeadServices(), runFor, uuid: randomUUID }

/** Called by EventBridge Scheduler every five minutes. */
export const handler = async (): Promise<void> => redeliverLeads(deps)
