import type { EnquiryLink } from '../contract/answered.ts'
import { apiPaths } from '../contract/api-paths.ts'
import { isSigned, sign } from '../runtime/hmac.ts'

/** Path of the page on which the owner marks a lead as answered. Valid as long as the lead is kept. */
export function ownerLinkPath(leadId: string, key: string): string {
  return apiPaths.showEnquiry.path
    .replace('{leadId}', encodeURIComponent(leadId))
    .replace('{signature}', sign(key, 'owner-link', leadId))
}

export function isOwnerLink({ leadId, signature }: EnquiryLink, key: string): boolean {
  return isSigned(key, 'owner-link', leadId, signature)
}
