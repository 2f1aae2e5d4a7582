import type * as z from 'zod'
import { pounds } from '../business.ts'
import type { Prices } from './owner-schema.ts'

type Ranges = z.infer<typeof Prices>['ranges']
export type PriceTableName = keyof Ranges

/** What a service costs. */
export type ServicePrice = {
  /** `Charge point, from £850`. */
  line: string
  /** What the price buys. */
  buys: string
  /** For structured data, in pounds. Empty until the owner has confirmed the figures. */
  offers: { name: string; minPrice: number; maxPrice?: number }[]
}

export type PriceTable = {
  /** Slug of the service whose page shows it. */
  service: string
  caption: string
  /** The caption with the lowest and the highest price, shown on a phone while the table is folded. */
  summary: string
  /** What every row includes, shown with the caption. */
  note: string | undefined
  columns: string[]
  /** Printed columns: what the price is for, the range, what changes the price. */
  rows: string[][]
  /** What each row includes besides the note, shown below what it is for. */
  details: (string | undefined)[]
  /** The first row, shown as its service's price. */
  price: ServicePrice
}

type Head = Pick<PriceTable, 'service' | 'caption'> & {
  /** Heading of the first column. */
  what: string
}

/** One of the owner's tables as pages show it. */
export function priceTable(
  { confirmed, lead, rows }: Ranges[PriceTableName],
  { service, caption, what }: Head,
): PriceTable {
  const all = range(Math.min(...rows.map(({ from }) => from)), Math.max(...rows.map(({ to }) => to)))
  const [first, ...others] = rows
  const shared = others.every(({ includes }) => sameAgain.test(includes))
  return {
    service,
    summary: `${caption}: ${all.replaceAll(' ', '\u00a0')}`,
    caption,
    note: shared ? `What it includes: ${withoutCapital(first.includes)}.` : undefined,
    columns: [what, 'Price', 'What changes it'],
    rows: rows.map(({ for: home, from, to, moves }) => [home, range(from, to), moves]),
    details: rows.map(({ includes }) => (shared ? besides(includes, first.includes) : includes)),
    price: {
      line: `${lead}, from ${pounds(first.from)}`,
      buys: `${first.for}: ${withoutCapital(first.includes)}.`,
      offers: confirmed
        ? rows.map(({ for: home, from, to }) => ({ name: `${caption}: ${home}`, minPrice: from, maxPrice: to }))
        : [],
    },
  }
}

/** How the owner's file says that a row includes what the first one does. */
const sameAgain = /^The same(, |$)/

/** `With a second board` of `The same, with a second board`. */
function besides(includes: string, all: string): string | undefined {
  const more = includes === all ? '' : includes.replace(sameAgain, '')
  return more.replace(/^./, (letter) => letter.toUpperCase()) || undefined
}

/** `£3,800 to £6,000`. */
function range(from: number, to: number): string {
  return from === to ? pounds(from) : `${pounds(from)} to ${pounds(to)}`
}

/** Lower-cases the first letter for use within a sentence; `LED fittings` keeps its capitals. */
function withoutCapital(words: string): string {
  return words.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase())
}
