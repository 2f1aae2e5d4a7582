import type * as z from 'zod'
import type { Prices } from './owner-schema.ts'

type Ranges = z.infer<typeof Prices>['ranges']
export type PriceTableName = keyof Ranges

export type PriceTable = {
  /** Slug of the service whose page shows it. */
  service: string
  caption: string
  /** The caption with the lowest and the highest price: what a phone shows of the table until it is opened. */
  summary: string
  columns: string[]
  /** As printed: what it is for, the range, what that includes, what moves it. */
  rows: string[][]
  /** What machines read: nothing until the owner has confirmed the figures. Pounds. */
  offers: { name: string; from: number; to: number }[]
}

type Head = Pick<PriceTable, 'service' | 'caption'> & {
  /** Above the first column. */
  what: string
}

/** A table of the owner's as pages show it. One that the owner has not confirmed says so. */
export function priceTable({ confirmed, rows }: Ranges[PriceTableName], { service, caption, what }: Head): PriceTable {
  const all = range(Math.min(...rows.map(({ from }) => from)), Math.max(...rows.map(({ to }) => to)))
  return {
    service,
    summary: `${caption}: ${all.replaceAll(' ', '\u00a0')}${confirmed ? '' : ' (sample)'}`,
    caption: confirmed ? caption : `${caption}. Sample figures, which the owner has yet to confirm`,
    columns: [what, 'Price', 'What it includes', 'What moves it'],
    rows: rows.map(({ for: home, from, to, includes, moves }) => [home, range(from, to), includes, moves]),
    offers: confirmed ? rows.map(({ for: home, from, to }) => ({ name: `${caption}: ${home}`, from, to })) : [],
  }
}

/** `£3,800 to £6,000`. */
function range(from: number, to: number): string {
  const [low, high] = [from, to].map((amount) => `£${amount.toLocaleString('en-GB')}`)
  return low === high ? `${low}` : `${low} to ${high}`
}
