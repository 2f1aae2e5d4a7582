import { priceTables } from '#content/price-tables.ts'
import { Band } from './Band.tsx'
import { DataTable } from './DataTable.tsx'

/** The tables of ranges that belong to a service, where it has any. */
export function PriceRanges({ service }: { service: string }) {
  const tables = Object.values(priceTables).filter((table) => table.service === service)
  if (tables.length === 0) return null
  return (
    <Band className="band--close" title="Price ranges" text="To plan with. Yours is fixed in a free written quote.">
      {tables.map(({ caption, columns, rows }) => (
        <DataTable
          key={caption}
          caption={caption}
          columns={columns}
          rows={rows}
          contentOf={(cell) => ({ children: cell })}
        />
      ))}
    </Band>
  )
}
