import type { ReactNode } from 'react'
import { quoteNotices } from '#contract/quote-rules.ts'
import { useEnquiry } from './enquiry.ts'

/** Heading of a form. Once the enquiry is sent, it says so. */
export function QuoteHeading({ children }: { children: ReactNode }) {
  const isSent = useEnquiry().phase === 'sent'
  return <span key={String(isSent)}>{isSent ? quoteNotices.sent.title : children}</span>
}
