import { endpoint } from '../runtime/endpoint.ts'
import { enquiryErrorPage, markEnquiry } from './enquiry-page.ts'
import { connectEnquiryServices } from './enquiry-services.ts'
import { ownerLinkPath } from './owner-link.ts'

const deps = connectEnquiryServices()

export const handler = endpoint(
  'markEnquiry',
  async ({ params, body }) => {
    await markEnquiry(params, body, deps)
    return {}
  },
  {
    // Reloading the page then changes nothing.
    success: (_marked, { params }) => ({ sentTo: ownerLinkPath(params.leadId, deps.keys) }),
    errorPage: (error) => enquiryErrorPage(error, deps.businessName),
  },
)
