import type { Service } from '#content/schema.ts'

/** What a service costs and what that buys, like a maker's plate. */
export function PricePlate({ price }: { price: Service['price'] }) {
  return (
    <aside className="plate price-plate on-paper" aria-label="Price">
      <p className="price-plate__line figures">{price.line}</p>
      <p className="price-plate__buys">{price.buys}</p>
    </aside>
  )
}
