import { business } from '#content/business.ts'
import { CallButton, ContactLink } from '../contact/contact-links.tsx'
import { buttonClass } from '../ui/Button.tsx'

/** Get Free Quote and the phone number, side by side. */
export function ContactActions() {
  return (
    <div className="actions">
      <ContactLink className={buttonClass('primary')}>Get Free Quote</ContactLink>
      <CallButton kind="secondary" label={business.phone.display} />
    </div>
  )
}
