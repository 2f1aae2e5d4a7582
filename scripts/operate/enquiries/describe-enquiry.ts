import { cheapestFirst, readPhoneNumbers } from '#shared/phone-number.ts'
import { photoUrl } from '#shared/photo-key.ts'
import { type Enquiry, type StoredEnquiry, urgencyOf } from '../../../lambdas/enquiries/enquiry.ts'
import { counted, cut, localTime } from '../../terminal.ts'

/** State of an enquiry's mail in a few words. */
export function stateOf({ mailedAt, setAsideAt, mailTries }: Omit<StoredEnquiry, 'photoKeys'>): string {
  if (mailedAt !== undefined) return 'mailed'
  if (setAsideAt !== undefined) return 'set aside'
  return mailTries ? `waiting, tried ${counted(mailTries, 'time')}` : 'waiting'
}

/** An ordinary number where there is one; what was typed where none can be rung. */
export function phoneToRing({ phone }: Pick<Enquiry, 'phone'>): string {
  return cheapestFirst(readPhoneNumbers(phone))[0]?.display ?? phone
}

/** Whom to ring and why, on one line: id, time, urgency, name, phone, postcode, and the first line of the job. */
export function lineOf(enquiry: Enquiry): string {
  const { enquiryId, receivedAt, fullName, postcode, jobDescription } = enquiry
  const urgency = urgencyOf(enquiry)
  const job = cut(jobDescription.split('\n')[0] ?? '', 100)
  return `${enquiryId}  ${localTime(receivedAt)}  ${urgency ? `${urgency}: ` : ''}${fullName}, ${phoneToRing(enquiry)}, ${postcode}: ${job}`
}

/** An enquiry for display: with URLs at which its photos open today, instead of their keys. */
export function withPhotoUrls({ photoKeys, ...enquiry }: StoredEnquiry, siteUrl: string) {
  return { ...enquiry, photoUrls: photoKeys.map((key) => photoUrl(siteUrl, key)) }
}
