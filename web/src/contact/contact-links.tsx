/**
 * Links that reach the business, with the page's subject where they carry one. They are components rather than a hook,
 * so that their parents do not re-render when the subject is loaded.
 */
import type { AnchorHTMLAttributes } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { business, mailtoHref, telHref, whatsappHref } from '#content/business.ts'
import { registration } from '#content/lib/owner/claims.ts'
import { mailSubject, whatsappMessages } from '#content/messages.ts'
import { paths } from '../paths.ts'
import { type ButtonKind, buttonClass } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { contactPath, useSubject } from './subject.ts'

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>

/** The phone number as a link. */
export function PhoneLink() {
  return (
    <a className="figures" href={telHref}>
      {business.phone.display}
    </a>
  )
}

type CallButtonProps = {
  kind: ButtonKind
  className?: string
  /** What it says. Screen readers hear the number in any case. */
  label?: string
}

/** Calls the business: a link that looks like a button. */
export function CallButton({ kind, className = 'figures', label = `Call ${business.phone.display}` }: CallButtonProps) {
  const name = label.includes(business.phone.display) ? undefined : `${label}: ${business.phone.display}`
  return (
    <a className={buttonClass(kind, className)} href={telHref} aria-label={name}>
      <Icon name="phone" />
      {label}
    </a>
  )
}

export function WhatsappLink(props: LinkProps) {
  return <a {...props} href={whatsappHref(useSubject()?.hello ?? whatsappMessages.general)} />
}

/** The address itself. Where a line has no room for it, it goes on after the @. */
export function EmailLink() {
  const subject = useSubject()
  const query = subject ? `?subject=${encodeURIComponent(mailSubject(subject.label))}` : ''
  const [mailbox, domain] = business.email.split('@')
  return (
    <a href={mailtoHref + query}>
      <span>
        {mailbox}@<wbr />
        {domain}
      </span>
    </a>
  )
}

/** Link to the firm's entry in its scheme's register; nothing unless the registration is confirmed. */
export function RegistrationLink() {
  if (!registration) return null
  const { scheme, number, link } = registration
  return (
    <a href={link}>
      {scheme}, registration {number}
    </a>
  )
}

export function ContactLink(props: LinkProps & { replace?: boolean }) {
  const { pathname, search } = useLocation()
  const path = pathname === paths.contact ? pathname + search : contactPath(pathname)
  return <Link {...props} to={useSubject() ? path : paths.contact} />
}
