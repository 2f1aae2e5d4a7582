import { Phone } from 'lucide-react'
import { Link } from 'react-router-dom'
import { business, telHref } from '#content/business.ts'
import { paths } from '../paths.ts'
import { buttonClass } from '../ui/Button.tsx'

/** Get Free Quote and the phone, side by side. */
export function QuoteActions() {
  return (
    <div className="actions">
      <Link className={buttonClass('primary')} to={paths.contact}>
        Get Free Quote
      </Link>
      <a className={buttonClass('secondary')} href={telHref}>
        <Phone size={18} strokeWidth={1.8} aria-hidden />
        Call {business.phone.display}
      </a>
    </div>
  )
}
