import { Link } from 'react-router-dom'
import { telHref, whatsappHref } from '#content/business.ts'
import { whatsappMessages } from '#content/messages.ts'
import { paths } from '../paths.ts'
import { opens } from '../ui/command.ts'
import { Icon } from '../ui/Icon.tsx'
import { quoteDialogId } from './QuoteDialog.tsx'

/** Call, WhatsApp or quote within the thumb's reach on a small screen. */
export function CallBar() {
  return (
    <nav className="call-bar on-ink" aria-label="Contact">
      <a href={telHref}>
        <Icon name="phone" size={18} />
        Call
      </a>
      <a href={whatsappHref(whatsappMessages.general)}>
        <Icon name="message-circle" size={18} />
        WhatsApp
      </a>
      <button className="needs-script" {...opens(quoteDialogId)}>
        <Icon name="file-pen-line" size={18} />
        Get Quote
      </button>
      <Link className="without-script" to={paths.contact}>
        <Icon name="file-pen-line" size={18} />
        Get Quote
      </Link>
    </nav>
  )
}
