import type { ReactNode } from 'react'
import { business, telHref } from '#content/business.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import './CallNow.css'

/** The number in large type and a button that calls it, with a link beside it. */
export function CallNow({ children }: { children?: ReactNode }) {
  return (
    <>
      <a className="big-number figures" href={telHref}>
        {business.phone.display}
      </a>
      <div className="actions">
        <a className={buttonClass('primary')} href={telHref}>
          <Icon name="phone" />
          Call Now
        </a>
        {children}
      </div>
    </>
  )
}
