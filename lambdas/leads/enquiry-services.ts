import { createDynamoClient } from '../runtime/dynamo-client.ts'
import { readEnv } from '../runtime/env.ts'
import { createLeadList } from './lead-list.ts'
import { createLeadStore } from './lead-store.ts'

/** What the two functions behind the owner's link work with. */
export function connectEnquiryServices() {
  const { LEADS_TABLE, OWNER_LINKS_KEYS, BUSINESS_NAME } = readEnv('LEADS_TABLE', 'OWNER_LINKS_KEYS', 'BUSINESS_NAME')
  const client = createDynamoClient()
  return {
    store: createLeadStore(client, LEADS_TABLE),
    list: createLeadList(client, LEADS_TABLE),
    keys: OWNER_LINKS_KEYS,
    businessName: BUSINESS_NAME,
    now: Date.now,
  }
}
