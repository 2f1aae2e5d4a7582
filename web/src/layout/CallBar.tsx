import { useLocation } from 'react-router-dom'
import { telHref } from '#content/business.ts'
import { ContactLink, WhatsappLink } from '../contact/contact-links.tsx'
import { paths } from '../paths.ts'
import { opens } from '../ui/command.ts'
import { Icon } from '../ui/Icon.tsx'
import { enquiryDialogId } from './EnquiryDialog.tsx'

/** Call, WhatsApp and quote buttons at the bottom of a small screen. In an emergency nobody may be reading WhatsApp. */
export function CallBar() {
  const { pathname } = useLocation()
  // There a call matters more than a quote.
  const isForEmergencies = [paths.service('emergency'), paths.sentDanger].includes(pathname)
  // On the contact page the bar would cover the form's fields.
  if (pathname === paths.contact) return null
  return (
    <nav
      className="call-bar on-ink"
      aria-label="Contact"
      data-print="no"
      data-emergency={isForEmergencies || undefined}
    >
      <a href={telHref}>
        <Icon name="phone" />
        Call
      </a>
      {!isForEmergencies && (
        <WhatsappLink>
          <Icon name="message-circle" />
          WhatsApp
        </WhatsappLink>
      )}
      <button className="needs-script" {...opens(enquiryDialogId)}>
        <Icon name="file-pen-line" />
        Get Quote
      </button>
      <ContactLink className="without-script">
        <Icon name="file-pen-line" />
        Get Quote
      </ContactLink>
    </nav>
  )
}
