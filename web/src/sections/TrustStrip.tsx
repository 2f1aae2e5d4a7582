import { Check } from 'lucide-react'
import { trustStrip } from '#content/pages.ts'

/** Exactly the three claims of the specification, and nothing claimed beyond them. */
export function TrustStrip() {
  return (
    <div className="trust-strip on-ink">
      <ul className="trust-strip__list wrap">
        {trustStrip.map((claim) => (
          <li key={claim}>
            <Check size={18} strokeWidth={1.8} aria-hidden />
            {claim}
          </li>
        ))}
      </ul>
    </div>
  )
}
