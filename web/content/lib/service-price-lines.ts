/** The price of each service, for pages without service cards. */
import { type PriceLine, priceLines } from './owner/price-lines.ts'
import { bySlug } from './slug.ts'

const own = import.meta.glob<string | undefined>('../services/*.ts', { query: '?price', import: 'price', eager: true })

/** Slug to price as printed. */
export const servicePriceLines: Record<string, PriceLine> = Object.fromEntries(
  Object.entries(bySlug(own)).map(([slug, price]) => [
    slug,
    priceLines[slug] ?? { line: price ?? 'Quoted in writing' },
  ]),
)
