import { business, telHref } from '#content/business.ts'
import { registration } from '#content/lib/owner/claims.ts'
import { isEmergency } from '#contract/quote-rules.ts'
import { RegistrationLink } from '../../contact-links.tsx'
import { useAbout } from './use-about.ts'
import '../../ui/Ticks.css'

/** Beside the form: what a quote costs, who writes it, a faster way. */
export function QuoteFacts() {
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
        .
      </li>
    </ul>
  )
}
