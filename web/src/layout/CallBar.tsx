import { FilePenLine, MessageCircle, Phone } from 'lucide-react'
import { Link } from 'react-router-dom'
import { telHref, whatsappHref } from '#content/business.ts'
import { whatsappMessages } from '#content/pages.ts'
import { paths } from '../paths.ts'
import { opens } from '../ui/command.ts'
import { quoteDialogId } from './QuoteDialog.tsx'

/** Call, WhatsApp or quote within the thumb's reach on a small screen. It sticks below the page and covers nothing. */
export function CallBar() {
  return (
    <nav className="call-bar on-ink" aria-label="Contact">
      <a href={telHref}>
        <Phone size={18} strokeWidth={1.8} aria-hidden />
        Call
      </a>
      <a href={whatsappHref(whatsappMessages.general)}>
        <MessageCircle size={18} strokeWidth={1.8} aria-hidden />
        WhatsApp
      </a>
      <button className="needs-script" {...opens(quoteDialogId)}>
        <FilePenLine size={18} strokeWidth={1.8} aria-hidden />
        Get Quote
      </button>
      <Link className="without-script" to={paths.contact}>
        <FilePenLine size={18} strokeWidth={1.8} aria-hidden />
        Get Quote
      </Link>
    </nav>
  )
}
