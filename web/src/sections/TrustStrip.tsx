import { trustStrip } from '#content/blocks.ts'
import { Icon } from '../ui/Icon.tsx'
import './TrustStrip.css'

/** The three claims of the business. */
export function TrustStrip() {
  return (
    <div className="trust-strip on-ink" data-print="no">
      <div className="wrap">
        <ul className="trust-strip__list">
          {trustStrip.map((claim) => (
            <li key={claim}>
              <Icon name="check" size={18} />
              {claim}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
