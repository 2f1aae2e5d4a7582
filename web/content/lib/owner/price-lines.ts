import { servicePrices } from './service-prices.ts'

/** By service slug, the price as a list prints it: lists do not load what each price buys. */
export const priceLines: Partial<Record<string, string>> = Object.fromEntries(
  Object.entries(servicePrices).map(([slug, price]) => [slug, price?.line]),
)
