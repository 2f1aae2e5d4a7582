import type { ReactNode } from 'react'
import { enquiryNotices } from '#shared/enquiry-words.ts'
import { useEnquiry } from './EnquiryProvider.tsx'

/** Heading of a form. Once the enquiry is sent, it says so. */
export function EnquiryHeading({ children }: { children: ReactNode }) {
  const isSent = useEnquiry().sending.sent !== undefined
  return <span key={String(isSent)}>{isSent ? enquiryNotices.sent.title : children}</span>
}
