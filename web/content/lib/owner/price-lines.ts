import type { ServicePrice } from '../price-table.ts'
import { servicePrices } from './service-prices.ts'

export type PriceLine = Pick<ServicePrice, 'line' | 'figure' | 'job'>

/** By service slug, the price as a list prints it: lists do not load what each price includes. */
export const priceLines: Partial<Record<string, PriceLine>> = Object.fromEntries(
  Object.entries(servicePrices).map(([slug, price]) => [
    slug,
    price && { line: price.line, figure: price.figure, job: price.job },
  ]),
)
