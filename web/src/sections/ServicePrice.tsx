import type { ServiceCard } from '#content/lib/schema.ts'
import '../ui/RowLink.css'

/** A price in a list: the figure alone, so that figures stand in a column, and below it what it buys. */
export function ServicePrice({ price, buys }: Pick<ServiceCard, 'price' | 'buys'>) {
  const [, words, figure] = /^([^£]*)(.*)$/.exec(price) ?? []
  return (
    <div className="row-price figures">
      <p>
        {words}
        {figure && <strong>{figure}</strong>}
      </p>
      {buys && <p className="row-price__buys">{buys}</p>}
    </div>
  )
}
