import { isSigned, sign } from '../runtime/hmac.ts'
import type { EnquiryLink } from '../shared/answered.ts'
import { apiPaths } from '../shared/api-paths.ts'

/** Path of the page on which the owner marks an enquiry as answered. Valid as long as the enquiry is kept. */
export function ownerLinkPath(enquiryId: string, key: string): string {
  return apiPaths.showEnquiry.path
    .replace('{enquiryId}', encodeURIComponent(enquiryId))
    .replace('{signature}', sign(key, 'owner-link', enquiryId))
}

export function isOwnerLink({ enquiryId, signature }: EnquiryLink, key: string): boolean {
  return isSigned(key, 'owner-link', enquiryId, signature)
}
