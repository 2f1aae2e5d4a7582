import type { Service } from '#content/lib/schema.ts'
import './PriceBox.css'

/** A service's price and what it buys. */
export function PriceBox({ service: { priceLine, priceFee, priceBuys, priceNote } }: { service: Service }) {
  const buys = priceBuys ?? priceNote
  return (
    <aside className="panel price-box on-paper" aria-label="Price">
      <p className="price-box__line figures">
        {priceLine} {priceFee && <span className="price-box__fee small">{priceFee}</span>}
      </p>
      {buys && <p className="small">{buys}</p>}
    </aside>
  )
}
