import { readOwnerFile } from '../../../compile/owner-file.ts'
import { examples, pounds } from '../../business.ts'
import { type PriceTable, type PrintedTable, priceTable } from '../price-table.ts'
import { type PriceTableName, priceTableHeads } from '../price-table-heads.ts'
import { buildingControlFees, callOutCovers, prices } from './prices.ts'

const { ranges } = readOwnerFile('prices')

/** The owner's price ranges as printed by service pages, the cost guide and articles. */
// Casts: the names are those of the heads.
export const priceTables = Object.fromEntries(
  Object.entries(priceTableHeads).map(([name, head]) => [
    name,
    priceTable(ranges[name as PriceTableName], head, buildingControlFees),
  ]),
) as Record<PriceTableName, PriceTable>

/** An emergency, on its page and in the cost guide. */
export const callOutTable: PrintedTable = {
  caption: 'An emergency call-out',
  columns: ['What', 'Price', 'What you get'],
  rows: [
    ['Daytime call-out', `from ${pounds(prices.emergencyCallOut)}`, callOutCovers],
    ['Each hour of labour', `from ${pounds(prices.emergencyHourly)}`, 'One hour of work, without parts'],
    ['Call-out with one hour', `from ${examples.emergencyOneHour}`, 'A wet outdoor socket made safe'],
    ['Call-out with two hours', `from ${examples.emergencyTwoHours}`, 'A burnt connection replaced'],
  ],
}

/** By service, for its page, which says above what is included and below what changes the price. */
export const serviceTables: Partial<Record<string, PrintedTable>> = {
  emergency: withoutLastColumn(callOutTable),
  ...Object.fromEntries(
    Object.values(priceTables).map(({ service, fee, ...table }) => [
      service,
      { ...withoutLastColumn(table), ...(fee && { note: fee }) },
    ]),
  ),
}

function withoutLastColumn({ caption, columns, rows }: PrintedTable): PrintedTable {
  return { caption, columns: columns.slice(0, -1), rows: rows.map((cells) => cells.slice(0, -1)) }
}
