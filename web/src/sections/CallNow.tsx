import type { ReactNode } from 'react'
import { business, telHref } from '#content/business.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import './CallNow.css'

/** The number in large type, a button that calls it, and another way to get in touch. */
export function CallNow({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="big-number figures" href={telHref}>
        {business.phone.display}
      </a>
      <div className="actions">
        <a className={buttonClass('primary')} href={telHref}>
          <Icon name="phone" size={18} />
          Call Now
        </a>
        {children}
      </div>
    </>
  )
}
