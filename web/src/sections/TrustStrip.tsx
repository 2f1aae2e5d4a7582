import { trustStrip } from '#content/blocks.ts'
import { Icon } from '../ui/Icon.tsx'

/** The three claims of the business. */
export function TrustStrip() {
  return (
    <div className="trust-strip on-ink">
      <ul className="trust-strip__list wrap">
        {trustStrip.map((claim) => (
          <li key={claim}>
            <Icon name="check" size={18} />
            {claim}
          </li>
        ))}
      </ul>
    </div>
  )
}
