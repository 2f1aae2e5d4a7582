import { apiPaths } from '../contract/api-paths.ts'
import type { EnquiryLink } from '../contract/enquiry-page.ts'
import { isSigned, type SigningKeys, sign } from '../runtime/hmac.ts'

/** Path of the owner's page of a lead. Valid as long as the lead is kept. */
export function ownerLinkPath(leadId: string, keys: SigningKeys): string {
  return apiPaths.showEnquiry.path
    .replace('{leadId}', encodeURIComponent(leadId))
    .replace('{signature}', sign(keys, 'owner-link', leadId))
}

export function isOwnerLink({ leadId, signature }: EnquiryLink, keys: SigningKeys): boolean {
  return isSigned(keys, 'owner-link', leadId, signature)
}
