import type { ServiceCard } from '#content/lib/schema.ts'
import './ServicePrice.css'

/** A price in a list: the figure alone, so that figures stand in a column, and below it what it buys. */
export function ServicePrice({ price, buys }: Pick<ServiceCard, 'price' | 'buys'>) {
  const [, words, figure] = /^([^£]*)(.*)$/.exec(price) ?? []
  return (
    <div className="service-price figures">
      <p className="service-price__figure">
        {words}
        {figure && <strong>{figure}</strong>}
      </p>
      {buys && <p className="service-price__buys">{buys}</p>}
    </div>
  )
}
