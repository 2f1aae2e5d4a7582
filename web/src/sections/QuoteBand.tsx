import type { ReactNode } from 'react'
import { invitations } from '#content/invitations.ts'
import { Band } from './Band.tsx'
import './QuoteBand.css'

type QuoteBandProps = {
  title?: string
  text?: string
  /** Beside the form: what a quote costs, and a quicker way. */
  facts: ReactNode
  /** The form. */
  children: ReactNode
  /** Other ways to ask, for those who would rather not fill it in. */
  after?: ReactNode
}

/** The quote form with what goes with it. */
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
