import { priceTables } from '#content/lib/owner/price-tables.ts'
import type { Service } from '#content/lib/schema.ts'
import { Band } from './Band.tsx'
import { DataTable } from './DataTable.tsx'
import { Points } from './Points.tsx'

/** A service's prices: its tables of ranges, if any, and what changes the price. */
export function ServicePrices({ service: { slug, priceChanges } }: { service: Service }) {
  const tables = Object.values(priceTables).filter(({ service }) => service === slug)
  return (
    <Band
      className="band--close"
      title="What it costs"
      text={`${tables.length > 0 ? 'Guide prices. ' : ''}A written quote is free.`}
    >
      {/* Without the last column: what changes the price is listed once, below. */}
      {tables.map(({ caption, columns, rows }) => (
        <DataTable
          key={caption}
          caption={caption}
          columns={columns.slice(0, -1)}
          rows={rows.map((cells) => cells.slice(0, -1))}
          contentOf={(cell) => ({ children: cell })}
        />
      ))}
      <div className="price-changes">
        <h3>What changes the price</h3>
        <Points points={priceChanges} headingLevel={4} />
      </div>
    </Band>
  )
}
