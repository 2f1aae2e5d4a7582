import { adviceRead } from '#content/lib/owner/advice.ts'
import { adviceUnread } from '#content/safety.ts'
import { Icon } from '../ui/Icon.tsx'

/** Says of advice on danger that nobody qualified has read it, as long as nobody has. */
export function AdviceUnread() {
  if (adviceRead) return null
  return (
    <p className="advice-unread">
      <Icon name="triangle-alert" />
      {adviceUnread}
    </p>
  )
}
