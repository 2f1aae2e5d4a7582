/** The services as lists show them. Their text is in `service-words.ts`, their names alone in `service-names.ts`. */
import type { ServiceCard, ServiceHead } from './schema.ts'
import { ownKind, servicePath } from './service-path.ts'
import { servicePriceLines } from './service-price-lines.ts'
import { bySlug } from './slug.ts'

const heads = import.meta.glob<ServiceHead>('../services/*.ts', { query: '?head', import: 'head', eager: true })
const cards = Object.entries(bySlug(heads))
  .toSorted(([, a], [, b]) => a.order - b.order)
  .map(([slug, { order: _, listed = true, ...card }]) => ({
    slug,
    listed,
    card: { ...card, href: servicePath(slug), ...cardPrice(slug) },
  }))

/** The figure alone, and below it what it buys; a service without a figure says how it is quoted. */
function cardPrice(slug: string): Pick<ServiceCard, 'price' | 'buys'> {
  const { line = '', figure = line, job } = servicePriceLines[slug] ?? {}
  return { price: figure, ...(job && { buys: job }) }
}

/** The services list. */
export const serviceCards: ServiceCard[] = cards.filter(({ listed }) => listed).map(({ card }) => card)

/** Services linked only from other pages. */
export const unlistedServices: ServiceCard[] = cards.filter(({ listed }) => !listed).map(({ card }) => card)

/** Slugs of the job services, in the order of their heads. */
export const serviceSlugs: string[] = cards.map(({ slug }) => slug).filter((slug) => !ownKind.includes(slug))
