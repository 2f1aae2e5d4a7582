import type { ReactNode } from 'react'
import { quoteNotices } from '#contract/quote-rules.ts'
import { useEnquiry } from './enquiry.ts'

/** Words of the heading above a form: once the enquiry is sent, they say so. */
export function QuoteHeading({ children }: { children: ReactNode }) {
  const isSent = useEnquiry().phase === 'sent'
  return <span key={String(isSent)}>{isSent ? quoteNotices.sent.title : children}</span>
}
