import { contact } from '#content/lib/owner/contact.ts'
import { byRoute } from '../runtime/by-route.ts'
import { createDynamoClient } from '../runtime/dynamo-client.ts'
import { endpoint } from '../runtime/endpoint.ts'
import { readEnv } from '../runtime/env.ts'
import { answeredErrorPage, markAnswered, showEnquiry } from './answered-page.ts'
import { createLeadList } from './lead-list.ts'
import { createLeadStore } from './lead-store.ts'
import { ownerLinkPath } from './owner-link.ts'

const { LEADS_TABLE, OWNER_LINKS_KEY } = readEnv('LEADS_TABLE', 'OWNER_LINKS_KEY')
const client = createDynamoClient()
const deps = {
  store: createLeadStore(client, LEADS_TABLE),
  list: createLeadList(client, LEADS_TABLE),
  key: OWNER_LINKS_KEY,
  businessName: contact.name,
  now: Date.now,
}

/** The page behind the link in the owner's mail. */
export const handler = byRoute({
  showEnquiry: endpoint('showEnquiry', ({ params }) => showEnquiry(params, deps), {
    success: (shown) => shown,
    errorPage: (error) => answeredErrorPage(error, deps.businessName),
  }),
  markAnswered: endpoint('markAnswered', ({ params, body }) => markAnswered(params, body, deps), {
    // Redirects, so that a reload does not post again.
    success: (_, { params }) => ({ sentTo: ownerLinkPath(params.leadId, deps.key) }),
    errorPage: (error) => answeredErrorPage(error, deps.businessName),
  }),
})
