import { business, telHref } from '#content/business.ts'
import { buttonClass } from './ui/Button.tsx'
import { Icon } from './ui/Icon.tsx'

type CallButtonProps = {
  /** As of a `Button`. */
  kind: Parameters<typeof buttonClass>[0]
  className?: string
}

/** Calls the business: a link that looks like a button. */
export function CallButton({ kind, className = 'figures' }: CallButtonProps) {
  return (
    <a className={buttonClass(kind, className)} href={telHref}>
      <Icon name="phone" />
      Call {business.phone.display}
    </a>
  )
}
