import { business } from '#content/business.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useEnquiry } from './EnquiryProvider.tsx'
import { fallbackLinks } from './fallback-links.ts'

/** Links that call, or open WhatsApp or e-mail with the typed text, later changes included. */
export function FallbackLinks() {
  const { draft, about } = useEnquiry()
  const { call, whatsapp, email } = fallbackLinks(draft.fields, about)
  return (
    <ul className="notice__ways quote-form__ways">
      <li>
        <a className={buttonClass('quiet', 'figures')} href={call}>
          <Icon name="phone" size={18} />
          Call {business.phone.display}
        </a>
      </li>
      <li>
        <a className={buttonClass('quiet')} href={whatsapp}>
          <Icon name="message-circle" size={18} />
          WhatsApp
        </a>
      </li>
      <li>
        <a className={buttonClass('quiet')} href={email}>
          <Icon name="mail" size={18} />
          E-mail
        </a>
      </li>
    </ul>
  )
}
