import type { ReactNode } from 'react'
import { invitations } from '#content/invitations.ts'
import { Band } from './Band.tsx'
import './EnquiryBand.css'

type EnquiryBandProps = {
  title?: string
  text?: string
  /** Shown beside the form, on a phone below it: what happens next, and faster ways. */
  beside: ReactNode
  /** The form. */
  children: ReactNode
}

/** A band with the quote form and what stands beside it. */
export function EnquiryBand({ children, beside, ...words }: EnquiryBandProps) {
  return (
    <Band
      id="quote"
      className="band--close"
      ground="paper-2"
      layout="rail"
      {...invitations.quote}
      {...words}
      after={<div className="enquiry-band__beside stays">{beside}</div>}
    >
      <div className="enquiry-band__form on-paper">{children}</div>
    </Band>
  )
}
