import { trustStrip } from '#content/blocks.ts'
import { Icon } from '../ui/Icon.tsx'

/** Exactly the three claims of the specification, and nothing claimed beyond them. */
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
