import type { Service } from '#content/lib/schema.ts'
import { RowPrice } from '../ui/RowPrice.tsx'
import './PriceBox.css'

/** A service's price and what it buys. */
export function PriceBox({ service: { priceLead, price, priceFee, priceBuys, priceNote } }: { service: Service }) {
  const buys = priceBuys ?? priceNote
  return (
    <aside className="panel price-box on-paper" aria-label="Price">
      <div className="price-row">
        <p className="price-box__lead">{priceLead}</p>
        {price && <RowPrice {...price} />}
      </div>
      {priceFee && <p className="small">{priceFee}</p>}
      {buys && <p className="small">{buys}</p>}
    </aside>
  )
}
