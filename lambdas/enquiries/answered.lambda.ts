import { contact } from '#content/lib/owner/contact.ts'
import { byRoute } from '../runtime/by-route.ts'
import { createDynamoClient } from '../runtime/dynamo-client.ts'
import { endpoint } from '../runtime/endpoint.ts'
import { readEnv } from '../runtime/env.ts'
import { answeredErrorPage, markAnswered, showEnquiry } from './answered-page.ts'
import { createEnquiryList } from './enquiry-list.ts'
import { createEnquiryStore } from './enquiry-store.ts'
import { ownerLinkPath } from './owner-link.ts'

const { ENQUIRIES_TABLE, OWNER_LINKS_KEY } = readEnv('ENQUIRIES_TABLE', 'OWNER_LINKS_KEY')
const client = createDynamoClient()
const deps = {
  store: createEnquiryStore(client, ENQUIRIES_TABLE),
  list: createEnquiryList(client, ENQUIRIES_TABLE),
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
    success: (_, { params }) => ({ sentTo: ownerLinkPath(params.enquiryId, deps.key) }),
    errorPage: (error) => answeredErrorPage(error, deps.businessName),
  }),
})
