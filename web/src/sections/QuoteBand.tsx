import type { ReactNode } from 'react'
import { business, telHref } from '#content/business.ts'
import { openNow, replyBy } from '#content/clock.ts'
import { invitations } from '#content/invitations.ts'
import { ByTheClock } from '../ui/ByTheClock.tsx'
import { Band } from './Band.tsx'

type QuoteBandProps = {
  title?: string
  /** The form. */
  children: ReactNode
  /** Other ways to ask, for those who would rather not fill it in. They say whether the office is open. */
  after?: ReactNode
}

/** The quote form with the promise that goes with it. */
export function QuoteBand({ title = invitations.quote.title, after, children }: QuoteBandProps) {
  return (
    <Band
      id="quote"
      className="band--close"
      ground="paper-2"
      layout="rail"
      title={title}
      text={invitations.quote.text}
      after={after}
      aside={
        <ul className="ticks quote-band__facts">
          <li>Free, with no obligation.</li>
          <li>
            In a hurry? Call{' '}
            <a className="figures" href={telHref}>
              {business.phone.display}
            </a>
            .{!after && <ByTheClock {...openNow} />}
          </li>
          {/* Last: by the clock it is mostly shorter than the room it keeps. */}
          <li>
            <ByTheClock {...replyBy} />
          </li>
        </ul>
      }
    >
      <div className="quote-band__form on-paper">{children}</div>
    </Band>
  )
}
