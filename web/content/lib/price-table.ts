import { pounds } from '../business.ts'
import type { BuildingControlFees, PriceRanges } from './owner/prices.ts'
import type { PriceTableHead, PriceTableName } from './price-table-heads.ts'
import type { CardPrice } from './schema.ts'
import { wordList } from './word-list.ts'

/** What a service costs. */
export type ServicePrice = {
  /** `Charge point: from £1,234`. */
  line: string
  /** The line without its figure; undefined where it has two. */
  lead?: string
  /** What of it goes to building control, said beside the line; undefined where nothing does. */
  fee?: string
  /** The line in parts, for lists. */
  card?: CardPrice
  /** What the price buys. */
  buys: string
  /** For structured data, in pounds; none until the owner has confirmed them. */
  offers: { name: string; minPrice: number; maxPrice?: number }[]
}

export type PriceTable = Pick<PriceTableHead, 'service' | 'caption'> & {
  /** What the money of every row buys, building control's fee included, as sentences below the caption. */
  note: string
  /**
   * Each council's fee, which the service's page says instead: where a row is notifiable and the firm does not notify.
   */
  fee?: string
  /** The caption with the price of the smallest job and the highest, shown on a phone while the table is folded. */
  summary: string
  columns: string[]
  /** Printed columns: what the price is for, the range, what changes the price. */
  rows: string[][]
  /** The first row, shown as its service's price. */
  price: ServicePrice
}

/** What a page prints of a table. */
export type PrintedTable = Pick<PriceTable, 'caption' | 'columns' | 'rows'> &
  Partial<Pick<PriceTable, 'note' | 'summary'>>

/**
 * One of the owner's tables as pages show it. `fees` is what building control charges, if the customer pays that too:
 * the printed price of notifiable work is the whole sum, from the price with the lowest fee to the price with the
 * highest.
 */
export function priceTable(
  { lead, buys, includes, rows: ownRows }: PriceRanges[PriceTableName],
  { service, caption, what }: PriceTableHead,
  fees?: BuildingControlFees,
): PriceTable {
  const withFee = (row: (typeof ownRows)[0]) =>
    fees && row.notifiable ? { ...row, from: row.from + fees.least, to: row.to + fees.most } : row
  const rows = ownRows.map(withFee)
  const first = withFee(ownRows[0])
  // From what the smallest job costs: a later row may be cheaper, but only on top of it.
  const all = range(first.from, Math.max(...rows.map(({ to }) => to)))
  const notifiable = rows.filter((row) => row.notifiable)
  const areAll = notifiable.length === rows.length
  const hasFee = fees !== undefined && notifiable.length > 0
  const includesFee = `${areAll ? 'Includes' : 'Prices of notifiable jobs include'} building control's fee`
  const nameOf = (row: (typeof rows)[0]) => (hasFee && !areAll && row.notifiable ? `${row.for} (notifiable)` : row.for)
  const firstFee = first.notifiable && fees
  return {
    service,
    summary: `${caption}: ${all.replaceAll(' ', '\u00a0')}`,
    caption,
    note: hasFee ? `${includes} ${includesFee} of ${range(fees.least, fees.most)}.` : includes,
    ...(hasFee && { fee: `${includesFee}: ${feesByCouncil(fees)}.` }),
    columns: [what, 'Price', 'What changes it'],
    rows: rows.map((row) => [nameOf(row), range(row.from, row.to), row.moves]),
    price: {
      lead,
      line: `${lead}: from ${pounds(first.from)}`,
      ...(firstFee && {
        fee: `with building control's fee, ${range(firstFee.least, firstFee.most)}${firstFee.least === firstFee.most ? '' : ' by council'}`,
      }),
      card: {
        words: 'from',
        figure: pounds(first.from),
        job: `${lead}${firstFee ? ", with building control's fee" : ''}`,
      },
      buys,
      offers: rows.map((row) => ({
        name: `${caption}: ${row.for}${hasFee && row.notifiable ? ", with building control's fee" : ''}`,
        minPrice: row.from,
        maxPrice: row.to,
      })),
    },
  }
}

/** `£345 in Richmond and £310 in Merton`. */
export function feesByCouncil({ byCouncil }: BuildingControlFees): string {
  return wordList(byCouncil.map(({ council, fee }) => `${pounds(fee)} in ${council}`))
}

/** `£1,234 to £2,345`. */
function range(from: number, to: number): string {
  return from === to ? pounds(from) : `${pounds(from)} to ${pounds(to)}`
}
