import { Link } from 'react-router-dom'
import { business, telHref } from '#content/business.ts'
import { paths } from '../paths.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

/** Get Free Quote and the phone, side by side. */
export function QuoteActions() {
  return (
    <div className="actions">
      <Link className={buttonClass('primary')} to={paths.contact}>
        Get Free Quote
      </Link>
      <a className={buttonClass('secondary')} href={telHref}>
        <Icon name="phone" size={18} />
        Call {business.phone.display}
      </a>
    </div>
  )
}
