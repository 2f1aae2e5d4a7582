import type { ReactNode } from 'react'
import { invitations } from '#content/invitations.ts'
import { Band } from './Band.tsx'
import './QuoteBand.css'

type QuoteBandProps = {
  title?: string
  text?: string
  /** Shown beside the form, on a phone below it: what happens next, and faster ways. */
  facts: ReactNode
  /** The form. */
  children: ReactNode
}

/** A band with the quote form and its facts. */
export function QuoteBand({ children, facts, ...words }: QuoteBandProps) {
  return (
    <Band
      id="quote"
      className="band--close"
      ground="paper-2"
      layout="rail"
      {...invitations.quote}
      {...words}
      after={<div className="quote-band__beside">{facts}</div>}
    >
      <div className="quote-band__form on-paper">{children}</div>
    </Band>
  )
}
