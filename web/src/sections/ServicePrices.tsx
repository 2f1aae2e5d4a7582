import type { Service } from '#content/lib/schema.ts'
import { Band } from './Band.tsx'
import { DataTable } from './DataTable.tsx'
import { Points } from './Points.tsx'
import './ServicePrices.css'

/** A service's prices: its table of ranges, if any, and what changes the price. */
export function ServicePrices({ service: { priceTable: table, priceIntro, priceChanges } }: { service: Service }) {
  return (
    <Band
      className="band--close"
      title="What it costs"
      text={priceIntro ?? `${table ? 'These are guide prices. ' : ''}A written quote is free.`}
    >
      <div className="split" data-split={table && '6-6'}>
        {table && <DataTable {...table} contentOf={(cell) => ({ children: cell })} />}
        <div className="price-changes">
          <h3>What changes the price</h3>
          <Points points={priceChanges} headingLevel={4} />
        </div>
      </div>
    </Band>
  )
}
