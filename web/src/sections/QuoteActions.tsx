import { business, telHref } from '#content/business.ts'
import { ContactLink } from '../contact-links.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

/** Get Free Quote and the phone number, side by side. `short`: the icon alone stands for Call. */
export function QuoteActions({ short = false }: { short?: boolean }) {
  return (
    <div className="actions">
      <ContactLink className={buttonClass('primary')}>Get Free Quote</ContactLink>
      <a className={buttonClass('secondary')} href={telHref}>
        <Icon name="phone" size={18} />
        {short ? business.phone.display : `Call ${business.phone.display}`}
      </a>
    </div>
  )
}
