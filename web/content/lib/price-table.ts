import type * as z from 'zod'
import { pounds } from '../business.ts'
import type { Prices } from './owner-schema.ts'
import type { CardPrice } from './schema.ts'

type Ranges = z.infer<typeof Prices>['ranges']
export type PriceTableName = keyof Ranges

/** What a service costs. */
export type ServicePrice = {
  /** `Charge point: from £1,234`. */
  line: string
  /** The line in parts, for lists. */
  card?: CardPrice
  /** What the price buys. */
  buys: string
  /** For structured data, in pounds; none until the owner has confirmed them. */
  offers: { name: string; minPrice: number; maxPrice?: number }[]
}

export type PriceTable = {
  /** Slug of the service whose page shows it. */
  service: string
  caption: string
  /** What the money of every row buys, and what comes on top, as sentences below the caption. */
  note: string
  /** What comes on top, alone: building control's fee, where a row is notifiable and the firm does not notify. */
  fee?: string
  /** The caption with the price of the smallest job and the highest, shown on a phone while the table is folded. */
  summary: string
  columns: string[]
  /** Printed columns: what the price is for, the range, what changes the price. */
  rows: string[][]
  /** The first row, shown as its service's price. */
  price: ServicePrice
}

export type PriceTableHead = Pick<PriceTable, 'service' | 'caption'> & {
  /** Heading of the first column. */
  what: string
}

/**
 * One of the owner's tables as pages show it. `fees` is what building control charges, by council and at least, if that
 * comes on top of the price of notifiable work.
 */
export function priceTable(
  { lead, buys, includes, rows }: Ranges[PriceTableName],
  { service, caption, what }: PriceTableHead,
  fees?: { byCouncil: string; from: string },
): PriceTable {
  const [first] = rows
  // From what the smallest job costs: a later row may be cheaper, but only on top of it.
  const all = range(first.from, Math.max(...rows.map(({ to }) => to)))
  const notifiable = rows.filter((row) => row.notifiable)
  const areAll = notifiable.length === rows.length
  const fee =
    fees && notifiable.length > 0
      ? `Building control's fee is extra${areAll ? '' : ' on notifiable jobs'}, from ${fees.from}.`
      : undefined
  const nameOf = (row: (typeof rows)[0]) => (fee && !areAll && row.notifiable ? `${row.for} (notifiable)` : row.for)
  const firstFee = first.notifiable && fees && `Building control's fee is extra: ${fees.byCouncil}.`
  return {
    service,
    summary: `${caption}: ${all.replaceAll(' ', '\u00a0')}`,
    caption,
    note: fee ? `${includes} ${fee}` : includes,
    ...(fee && { fee }),
    columns: [what, 'Price', 'What changes it'],
    rows: rows.map((row) => [nameOf(row), range(row.from, row.to), row.moves]),
    price: {
      line: `${lead}: from ${pounds(first.from)}${firstFee ? ' plus building control' : ''}`,
      card: {
        words: 'from',
        figure: pounds(first.from),
        job: `${lead}${firstFee ? ', plus building control' : ''}`,
      },
      buys: firstFee ? `${buys} ${firstFee}` : buys,
      offers: rows.map((row) => ({
        name: `${caption}: ${row.for}${fee && row.notifiable ? ", plus building control's fee" : ''}`,
        minPrice: row.from,
        maxPrice: row.to,
      })),
    },
  }
}

/** `£1,234 to £2,345`. */
function range(from: number, to: number): string {
  return from === to ? pounds(from) : `${pounds(from)} to ${pounds(to)}`
}
