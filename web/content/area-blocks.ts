/** Blocks that the page of every area shows. */
import { business, pounds, vatNote } from './business.ts'
import { servicePrices } from './lib/owner/service-prices.ts'
import type { AreaServiceCard, IconName, Point } from './lib/schema.ts'
import { servicePath } from './lib/service-path.ts'
import { only, stated } from './lib/stated.ts'

const { prices } = business

/** Without a price to say, how it is priced. */
const fromPrice = (price: number | undefined) => (price === undefined ? 'Quoted in writing' : `From ${pounds(price)}`)

/** The four cards: kinds of work rather than single services, each with what its price buys. */
export const areaServiceCards: AreaServiceCard[] = stated([
  areaCard('plug', 'Installation', 'sockets-lighting', prices.installation),
  areaCard('clipboard-check', 'Testing', 'eicr', prices.testing),
  areaCard('siren', 'Emergency', 'emergency', prices.emergencyCallOut),
  areaCard('lightbulb', 'Lighting', 'downlights', prices.lighting),
])

function areaCard(icon: IconName, title: string, slug: string, price: number | undefined): AreaServiceCard {
  return { icon, title, href: servicePath(slug), price: fromPrice(price), buys: servicePrices[slug]?.buys }
}

/** Under the four cards. */
export const areaPriceNote = stated(vatNote)

/** Four reasons to choose the business. */
export const areaReasons: Point[] = stated([
  { title: 'One clear price', text: 'In writing, and free to ask for.' },
  { title: `${only.sameWeekVisits}Same week`, text: 'For most small jobs.' },
  { title: `${only.guarantee}Tidy by habit`, text: 'Dust sheets, vacuum, waste removed.' },
  { title: 'Papers included', text: 'Test results and certificate.' },
])
