import type { ReactNode } from 'react'
import { business, telHref } from '#content/business.ts'
import { CallButton } from '../contact/contact-links.tsx'
import './CallNow.css'

/** The number in large type and a button that calls it, with a link beside it. */
export function CallNow({ children }: { children?: ReactNode }) {
  return (
    <>
      <a className="big-number figures" href={telHref}>
        {business.phone.display}
      </a>
      <div className="actions">
        <CallButton kind="primary" label="Call Now" />
        {children}
      </div>
    </>
  )
}
