import type { EnquiryLink } from '../contract/answered.ts'
import { apiPaths } from '../contract/api-paths.ts'
import { isSigned, type SigningKeys, sign } from '../runtime/hmac.ts'

/** Path of the page on which the owner marks a lead as answered. Valid as long as the lead is kept. */
export function ownerLinkPath(leadId: string, keys: SigningKeys): string {
  return apiPaths.showEnquiry.path
    .replace('{leadId}', encodeURIComponent(leadId))
    .replace('{signature}', sign(keys, 'owner-link', leadId))
}

export function isOwnerLink({ leadId, signature }: EnquiryLink, keys: SigningKeys): boolean {
  return isSigned(keys, 'owner-link', leadId, signature)
}
