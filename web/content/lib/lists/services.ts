/** The services as lists show them. Their names alone are in `service-names.ts`. */
import { modulesIn } from '../files-in.ts'
import { type PriceLine, priceLines } from '../owner/price-lines.ts'
import type { ServiceCard, ServiceHead } from '../schema.ts'
import { servicePath } from '../service-path.ts'

const services = await modulesIn<{ head: ServiceHead }>('services')

/** Slug to price as printed. */
export const servicePriceLines: Record<string, PriceLine> = Object.fromEntries(
  services.map(([slug, { head }]) => [slug, priceLines[slug] ?? { line: head.price ?? 'Quoted in writing' }]),
)

const cards = services
  .toSorted(([, a], [, b]) => a.head.order - b.head.order)
  .map(([slug, { head }]) => {
    const { order: _, listed = true, ...card } = head
    return { listed, card: { ...card, href: servicePath(slug), ...cardPrice(slug) } }
  })

/** The figure alone, and below it what it buys; a service without a figure says how it is quoted. */
function cardPrice(slug: string): Pick<ServiceCard, 'price' | 'buys'> {
  const { line = '', figure = line, job } = servicePriceLines[slug] ?? {}
  return { price: figure, ...(job && { buys: job }) }
}

/** The services list. */
export const serviceCards: ServiceCard[] = cards.filter(({ listed }) => listed).map(({ card }) => card)

/** Services linked only from other pages. */
export const unlistedServices: ServiceCard[] = cards.filter(({ listed }) => !listed).map(({ card }) => card)
