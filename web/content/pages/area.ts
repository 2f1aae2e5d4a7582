/** What the page of every area says; what it says of one is in `areas/`. */
import { business, pounds } from '../business.ts'
import { emergencyLine } from '../lib/emergency-line.ts'
import { servicePrices } from '../lib/owner/service-prices.ts'
import type { AreaText, CardPrice, ServiceCard } from '../lib/schema.ts'
import { servicePath } from '../lib/service-path.ts'

const { prices, emergencyResponseMinutes } = business

const fromPrice = (price: number): CardPrice => ({ words: 'from', figure: pounds(price) })

/** What a price buys, as the owner's table says it. */
const buys = (slug: string) => servicePrices[slug]?.buys ?? ''

/** The four cards: kinds of work rather than single services, each with what its price buys. */
export function areaServiceCards({ installation, testing, lighting }: AreaText['cardFeatures']): ServiceCard[] {
  return [
    {
      title: 'Installation',
      description: buys('sockets-lighting'),
      features: installation,
      href: servicePath('sockets-lighting'),
      price: fromPrice(prices.installation),
    },
    {
      title: 'Testing',
      description: buys('eicr'),
      features: testing,
      href: servicePath('eicr'),
      price: fromPrice(prices.testing),
    },
    {
      title: 'Emergency',
      description: `You pay our daytime call-out fee, then from ${pounds(prices.emergencyHourly)} an hour.`,
      features: [emergencyLine.short, '365 days'],
      href: servicePath('emergency'),
      price: fromPrice(prices.emergencyCallOut),
    },
    {
      title: 'Lighting',
      description: buys('downlights'),
      features: lighting,
      href: servicePath('downlights'),
      price: fromPrice(prices.lighting),
    },
  ]
}

/** After the area's own description, in the hero. */
export const areaSoon = `We can usually look at small jobs the same week, and aim for ${emergencyResponseMinutes} minutes in an emergency.`

/** Four reasons to choose the business. */
export const areaReasons: string[] = [
  'Prices in writing',
  'Same-week visits for most small jobs',
  'Dust sheets down, rubbish removed',
  'Tests and certificates',
]
