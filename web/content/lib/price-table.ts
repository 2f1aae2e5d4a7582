import type * as z from 'zod'
import { pounds } from '../business.ts'
import type { Prices } from './owner-schema.ts'

type Ranges = z.infer<typeof Prices>['ranges']
export type PriceTableName = keyof Ranges

/** What a service costs. */
export type ServicePrice = {
  /** `Charge point, from £1,234`. */
  line: string
  /** The line in two parts, for lists in which figures stand in a column: `from £1,234`, and what it buys in few words. */
  figure?: string
  job?: string
  /** What the price buys. */
  buys: string
  /** For structured data, in pounds; none until the owner has confirmed them. */
  offers: { name: string; minPrice: number; maxPrice?: number }[]
}

export type PriceTable = {
  /** Slug of the service whose page shows it. */
  service: string
  caption: string
  /** What the money of every row buys, as a sentence below the caption. */
  note: string
  /** The caption with the lowest and the highest price, shown on a phone while the table is folded. */
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

/** One of the owner's tables as pages show it. */
export function priceTable(
  { lead, includes, rows }: Ranges[PriceTableName],
  { service, caption, what }: PriceTableHead,
): PriceTable {
  const all = range(Math.min(...rows.map(({ from }) => from)), Math.max(...rows.map(({ to }) => to)))
  const [first] = rows
  return {
    service,
    summary: `${caption}: ${all.replaceAll(' ', '\u00a0')}`,
    caption,
    note: `Included: ${withoutCapital(includes)}.`,
    columns: [what, 'Price', 'What changes it'],
    rows: rows.map(({ for: home, from, to, moves }) => [home, range(from, to), moves]),
    price: {
      line: `${lead}, from ${pounds(first.from)}`,
      figure: `from ${pounds(first.from)}`,
      job: lead,
      buys: `${first.for}: ${withoutCapital(includes)}.`,
      offers: rows.map(({ for: home, from, to }) => ({ name: `${caption}: ${home}`, minPrice: from, maxPrice: to })),
    },
  }
}

/** `£1,234 to £2,345`. */
function range(from: number, to: number): string {
  return from === to ? pounds(from) : `${pounds(from)} to ${pounds(to)}`
}

/** Lower-cases the first letter for use within a sentence; `LED fittings` keeps its capitals. */
function withoutCapital(words: string): string {
  return words.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase())
}
