import { Link } from 'react-router-dom'
import { trustStrip } from '#content/blocks.ts'
import { registration } from '#content/lib/owner/claims.ts'
import { RegistrationLink } from '../contact/contact-links.tsx'
import { Icon } from '../ui/Icon.tsx'
import './TrustStrip.css'

/** The three claims of the business, each with what a visitor can check. */
export function TrustStrip() {
  const [standards] = trustStrip
  return (
    <div className="trust-strip on-ink" data-print="no">
      <ul className="wrap trust-strip__list">
        {trustStrip.map((claim) => (
          <li key={claim.title}>
            <Icon name="check" />
            <p>
              {claim.title}
              <span className="trust-strip__proof figures">
                {claim === standards && registration ? <RegistrationLink /> : <Link to={claim.path}>{claim.text}</Link>}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
