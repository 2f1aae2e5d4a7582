import { endpoint } from '../runtime/endpoint.ts'
import { enquiryErrorPage, showEnquiry } from './enquiry-page.ts'
import { connectEnquiryServices } from './enquiry-services.ts'

const deps = connectEnquiryServices()

export const handler = endpoint('showEnquiry', ({ params }) => showEnquiry(params, deps), {
  success: (shown) => shown,
  errorPage: (error) => enquiryErrorPage(error, deps.businessName),
})
