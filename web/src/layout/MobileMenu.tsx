import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { business } from '#content/business.ts'
import { CallButton, ContactLink, WhatsappLink } from '../contact/contact-links.tsx'
import { paths } from '../paths.ts'
import { buttonClass } from '../ui/Button.tsx'
import { closes } from '../ui/command.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Icon } from '../ui/Icon.tsx'
import { NavLinks } from './NavLinks.tsx'
import { useDialogEntry } from './use-dialog-entry.ts'

export const mobileMenuId = 'menu'

/** The header's links on a small screen. A modal dialog, so Escape and a tap outside close it. */
export function MobileMenu() {
  const dialog = useRef<HTMLDialogElement>(null)

  useDialogEntry(dialog, { reopens: false })

  // Rotating a tablet may hide the menu's button while the menu is open.
  useEffect(() => {
    const wide = matchMedia('(min-width: 80rem)')
    const close = () => dialog.current?.close()
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [])

  return (
    <Dialog ref={dialog} id={mobileMenuId} className="menu on-ink" aria-label="Menu">
      <div className="menu__head">
        <p className="wordmark">{business.name}</p>
        <button className={buttonClass('quiet', 'button--icon')} {...closes(mobileMenuId)}>
          <Icon name="x" />
          <span className="visually-hidden">Close menu</span>
        </button>
      </div>
      <nav aria-label="Menu">
        <NavLinks replace />
        <Link className="menu__emergency" to={paths.emergency} replace>
          <Icon name="siren" />
          Emergency
        </Link>
      </nav>
      <div className="menu__contact">
        <ContactLink className={buttonClass('primary')} replace>
          Get Free Quote
        </ContactLink>
        <CallButton kind="secondary" label={business.phone.display} />
        <WhatsappLink className={buttonClass('secondary')}>
          <Icon name="message-circle" />
          WhatsApp
        </WhatsappLink>
      </div>
    </Dialog>
  )
}
