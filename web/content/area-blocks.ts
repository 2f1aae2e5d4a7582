/** Blocks that the page of every area shows. */
import { business, pounds, vatNote } from './business.ts'
import { servicePrices } from './lib/owner/service-prices.ts'
import type { AreaServiceCard, IconName, Point } from './lib/schema.ts'
import { servicePath } from './lib/service-path.ts'

const { prices } = business

/** The four cards: kinds of work rather than single services, each with what its price buys. */
export const areaServiceCards: AreaServiceCard[] = [
  areaCard('plug', 'Installation', 'sockets-lighting', prices.installation),
  areaCard('clipboard-check', 'Testing', 'eicr', prices.testing),
  areaCard('siren', 'Emergency', 'emergency', prices.emergencyCallOut),
  areaCard('lightbulb', 'Lighting', 'downlights', prices.lighting),
]

function areaCard(icon: IconName, title: string, slug: string, price: number): AreaServiceCard {
  return { icon, title, href: servicePath(slug), price: `From ${pounds(price)}`, buys: servicePrices[slug]?.buys }
}

/** Under the four cards. */
export const areaPriceNote = vatNote

/** Four reasons to choose the business. */
export const areaReasons: Point[] = [
  { title: 'One clear price', text: 'In writing, and free to ask for.' },
  { title: 'Same week', text: 'For most small jobs.' },
  { title: 'Tidy by habit', text: 'Dust sheets, vacuum, waste removed.' },
  { title: 'Papers included', text: 'Test results and certificate.' },
]
