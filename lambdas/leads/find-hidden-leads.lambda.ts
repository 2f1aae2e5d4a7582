import { createDynamoClient } from '../runtime/dynamo-client.ts'
import { readEnv } from '../runtime/env.ts'
import { findHiddenLeads } from './find-hidden-leads.ts'
import { createLeadStore } from './lead-store.ts'

const { LEADS_TABLE } = readEnv('LEADS_TABLE')
/** The function has four minutes. */
const deps = { store: createLeadStore(createDynamoClient(), LEADS_TABLE), now: Date.now, runFor: 180_000 }

/** Called by EventBridge Scheduler every day. */
export const handler = async (): Promise<void> => findHiddenLeads(deps)
