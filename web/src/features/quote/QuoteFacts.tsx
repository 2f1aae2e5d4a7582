import { business, telHref } from '#content/business.ts'
import { openNow } from '#content/lib/clock.ts'
import { registration } from '#content/lib/owner/claims.ts'
import { isEmergency } from '#contract/quote-rules.ts'
import { RegistrationLink } from '../../contact-links.tsx'
import { ByTheClock } from '../../ui/ByTheClock.tsx'
import { useAbout } from './use-about.ts'
import '../../ui/Ticks.css'

/** Beside the form: what a quote costs, who writes it, a faster way. `saysOpen`: says whether the office is open. */
export function QuoteFacts({ saysOpen = true }: { saysOpen?: boolean }) {
  return (
    <ul className="ticks quote-band__facts">
      {!isEmergency(useAbout()) && <li>Free, with no obligation.</li>}
      {registration && (
        <li>
          <RegistrationLink />
        </li>
      )}
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
