import type * as z from 'zod'
import { pounds } from '../business.ts'
import type { Prices } from './owner-schema.ts'

type Ranges = z.infer<typeof Prices>['ranges']
export type PriceTableName = keyof Ranges

/** What a service costs. */
export type ServicePrice = {
  /** `Charge point, from £850`. */
  line: string
  /** What that buys. */
  buys: string
  /** What machines read: nothing until the owner has confirmed the figures. Pounds. */
  offers: { name: string; minPrice: number; maxPrice?: number }[]
}

export type PriceTable = {
  /** Slug of the service whose page shows it. */
  service: string
  caption: string
  /** The caption with the lowest and the highest price: what a phone shows of the table until it is opened. */
  summary: string
  columns: string[]
  /** As printed: what it is for, the range, what that includes, what moves it. */
  rows: string[][]
  /** The first row, with which its service leads. */
  price: ServicePrice
}

type Head = Pick<PriceTable, 'service' | 'caption'> & {
  /** Above the first column. */
  what: string
}

/** A table of the owner's as pages show it. */
export function priceTable(
  { confirmed, lead, rows }: Ranges[PriceTableName],
  { service, caption, what }: Head,
): PriceTable {
  const all = range(Math.min(...rows.map(({ from }) => from)), Math.max(...rows.map(({ to }) => to)))
  const [first] = rows
  return {
    service,
    summary: `${caption}: ${all.replaceAll(' ', '\u00a0')}`,
    caption,
    columns: [what, 'Price', 'What it includes', 'What changes it'],
    rows: rows.map(({ for: home, from, to, includes, moves }) => [home, range(from, to), includes, moves]),
    price: {
      line: `${lead}, from ${pounds(first.from)}`,
      buys: `${first.for}: ${withoutCapital(first.includes)}.`,
      offers: confirmed
        ? rows.map(({ for: home, from, to }) => ({ name: `${caption}: ${home}`, minPrice: from, maxPrice: to }))
        : [],
    },
  }
}

/** `£3,800 to £6,000`. */
function range(from: number, to: number): string {
  return from === to ? pounds(from) : `${pounds(from)} to ${pounds(to)}`
}

/** As within a sentence: `LED fittings` keep theirs. */
function withoutCapital(words: string): string {
  return words.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase())
}
