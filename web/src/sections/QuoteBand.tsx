import type { ReactNode } from 'react'
import { invitations } from '#content/invitations.ts'
import { Band } from './Band.tsx'
import './QuoteBand.css'

type QuoteBandProps = {
  title?: string
  text?: string
  /** Shown beside the form: what a quote costs, and a faster way. */
  facts: ReactNode
  /** The form. */
  children: ReactNode
  /** Other ways to ask, for visitors who prefer not to use the form. */
  after?: ReactNode
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
      aside={facts}
    >
      <div className="quote-band__form on-paper">{children}</div>
    </Band>
  )
}
