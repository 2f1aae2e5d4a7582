import { readOwnerFile } from '../../../compile/owner-file.ts'
import { type PriceTable, priceTable } from '../price-table.ts'
import { type PriceTableName, priceTableHeads } from '../price-table-heads.ts'
import { buildingControlFees } from './prices.ts'

const { ranges } = readOwnerFile('prices')

/** The owner's price ranges as printed by service pages, the cost guide and articles. */
// Casts: the names are those of the heads.
export const priceTables = Object.fromEntries(
  Object.entries(priceTableHeads).map(([name, head]) => [
    name,
    priceTable(ranges[name as PriceTableName], head, buildingControlFees),
  ]),
) as Record<PriceTableName, PriceTable>

/** By service, for its page, which says above what is included and below what changes the price. */
export const serviceTables: Partial<
  Record<string, Pick<PriceTable, 'caption' | 'columns' | 'rows'> & { note?: string }>
> = Object.fromEntries(
  Object.values(priceTables).map(({ service, caption, columns, rows, fee }) => [
    service,
    {
      caption,
      columns: columns.slice(0, -1),
      rows: rows.map((cells) => cells.slice(0, -1)),
      ...(fee && { note: fee }),
    },
  ]),
)
