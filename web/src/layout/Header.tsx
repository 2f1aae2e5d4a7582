import { Link } from 'react-router-dom'
import { business, telHref } from '#content/business.ts'
import { ContactLink, WhatsappLink } from '../contact/contact-links.tsx'
import { paths } from '../paths.ts'
import { buttonClass } from '../ui/Button.tsx'
import { opens } from '../ui/command.ts'
import { Icon } from '../ui/Icon.tsx'
import { enquiryDialogId } from './EnquiryDialog.tsx'
import { MobileMenu, mobileMenuId } from './MobileMenu.tsx'
import { NavLinks } from './NavLinks.tsx'

/** The sticky header of every page. */
export function Header() {
  return (
    <header className="header on-ink">
      <div className="header__row">
        <Wordmark />
        <nav className="header__nav" aria-label="Main" data-print="no">
          <NavLinks />
        </nav>
        <div className="header__contact">
          <WhatsappLink className="header__link header__link--whatsapp" data-print="no">
            <Icon name="message-circle" />
            WhatsApp
          </WhatsappLink>
          <div className="header__calls">
            <Link className="header__link header__link--emergency" to={paths.service('emergency')} data-print="no">
              Emergency
            </Link>
            <a
              className="header__link header__link--phone figures"
              href={telHref}
              aria-label={`Call ${business.phone.display}`}
            >
              <Icon name="phone" />
              <span className="header__number">{business.phone.display}</span>
            </a>
          </div>
          <button
            className={buttonClass('primary', 'header__quote needs-script')}
            data-print="no"
            {...opens(enquiryDialogId)}
          >
            Get Quote
          </button>
          <ContactLink className={buttonClass('primary', 'header__quote without-script')} data-print="no">
            Get Quote
          </ContactLink>
        </div>
        <button className="header__menu needs-script" data-print="no" {...opens(mobileMenuId)}>
          <Icon name="menu" />
          Menu
        </button>
      </div>
      <MobileMenu />
    </header>
  )
}

/** Most characters of a name that fits in one line beside the contact links. */
const longestName = 24

/** The business's name with a lit pendant lamp, which hangs from the top of the page. */
function Wordmark() {
  return (
    <Link className="wordmark" to={paths.home}>
      {business.name.length <= longestName ? business.name : business.shortName}
    </Link>
  )
}
