import { business, telHref } from '#content/business.ts'
import { openNow } from '#content/lib/clock.ts'
import { isEmergency } from '#contract/quote-rules.ts'
import { ByTheClock } from '../../ui/ByTheClock.tsx'
import { useAbout } from './use-about.ts'
import '../../ui/Ticks.css'

/** Beside the form: what a quote costs, and a quicker way. `saysOpen`: whether the office is. */
export function QuoteFacts({ saysOpen = true }: { saysOpen?: boolean }) {
  return (
    <ul className="ticks quote-band__facts">
      {!isEmergency(useAbout()) && <li>Free, with no obligation.</li>}
      <li>
        In a hurry? Call{' '}
        <a className="figures" href={telHref}>
          {business.phone.display}
        </a>
        .{saysOpen && <ByTheClock {...openNow} />}
      </li>
    </ul>
  )
}
