/** The services as lists show them. Their names alone are in `service-names.ts`. */

import { modulesIn } from '../../../compile/files-in.ts'
import { plateOf } from '../../../compile/plate.ts'
import { withFee } from '../../building-control.ts'
import { servicePrices } from '../owner/service-prices.ts'
import type { ServiceCard, ServiceHead } from '../schema.ts'
import { servicePath } from '../service-path.ts'

const services = await modulesIn<{ head: ServiceHead }>('services')

/** Slug to price as lists print it. */
export const servicePriceLines: Record<string, string> = Object.fromEntries(
  services.map(([slug, { head }]) => {
    const { line = head.price ?? 'Quoted in writing', fee } = servicePrices[slug] ?? {}
    return [slug, fee ? `${line}${withFee}` : line]
  }),
)

const cards = services
  .toSorted(([, a], [, b]) => a.head.order - b.head.order)
  .map(([slug, { head }]) => {
    const { order: _, listed = true, ...card } = head
    const price = servicePrices[slug]?.card ?? { words: servicePriceLines[slug] ?? '' }
    return { listed, card: { ...card, href: servicePath(slug), price } }
  })

/** The services list. */
export const serviceCards: ServiceCard[] = cards.filter(({ listed }) => listed).map(({ card }) => card)

/** Services linked only from other pages. */
export const unlistedServices: ServiceCard[] = cards.filter(({ listed }) => !listed).map(({ card }) => card)

/** A kitchen's circuits, drawn: the picture of the services' list. */
export const servicesPlate = plateOf('kitchen-sockets-and-circuits')
