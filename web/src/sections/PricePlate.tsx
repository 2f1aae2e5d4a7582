import type { Service } from '#content/lib/schema.ts'
import '../ui/Plate.css'
import './PricePlate.css'

/** A service's price and what it buys, styled like a maker's plate. */
export function PricePlate({ service: { priceLine, priceBuys, priceNote } }: { service: Service }) {
  const buys = priceBuys ?? priceNote
  return (
    <aside className="plate price-plate on-paper" aria-label="Price">
      <p className="price-plate__line figures">{priceLine}</p>
      {buys && <p className="price-plate__buys">{buys}</p>}
    </aside>
  )
}
