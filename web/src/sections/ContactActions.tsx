import { business, telHref } from '#content/business.ts'
import { ContactLink } from '../contact-links.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

/** Get Free Quote and the phone number, side by side. */
export function ContactActions() {
  return (
    <div className="actions">
      <ContactLink className={buttonClass('primary')}>Get Free Quote</ContactLink>
      <a className={buttonClass('secondary')} href={telHref}>
        <Icon name="phone" />
        {business.phone.display}
      </a>
    </div>
  )
}
