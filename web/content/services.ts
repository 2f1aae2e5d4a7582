/** The services: their cards travel with every page, the words of each are a chunk of their own. */
import type { EmergencyService, SecurityService, Service, ServiceCard, ServiceHead, ServiceWords } from './schema.ts'
import { bySlug } from './slug.ts'

const heads = import.meta.glob<ServiceHead>('./services/*.ts', { query: '?head', import: 'head', eager: true })
const cards = Object.entries(bySlug(heads))
  .toSorted(([, a], [, b]) => a.order - b.order)
  .map(([slug, { order: _, listed = true, ...card }]) => ({ slug, listed, card: { ...card, href: hrefOf(slug) } }))

/** The services list. */
export const serviceCards: ServiceCard[] = cards.filter(({ listed }) => listed).map(({ card }) => card)

/** The services that are reached from other pages. */
export const unlistedServices: ServiceCard[] = cards.filter(({ listed }) => !listed).map(({ card }) => card)

/** Slug to short name, `emergency` and `security` included. */
export const serviceNames: Record<string, string> = Object.fromEntries(
  cards.map(({ slug, card }) => [slug, card.title]),
)

/** Slug to price as printed. */
export const servicePrices: Record<string, string> = Object.fromEntries(
  cards.map(({ slug, card }) => [slug, card.price]),
)

/** Slugs of the job services, in the order of their heads. Emergency and security have pages of their own kind. */
export const serviceSlugs: string[] = cards
  .map(({ slug }) => slug)
  .filter((slug) => slug !== 'emergency' && slug !== 'security')

const words = bySlug(import.meta.glob<ServiceWords>('./services/*.ts', { import: 'words' }))

/** The job service with this slug, or undefined. */
export async function loadService(slug: string): Promise<Service | undefined> {
  const load = serviceSlugs.includes(slug) ? words[slug] : undefined
  return load && { slug, ...(await load()) }
}

export async function loadEmergencyService(): Promise<EmergencyService> {
  return { slug: 'emergency', ...(await import('./services/emergency.ts')).words }
}

export async function loadSecurityService(): Promise<SecurityService> {
  return { slug: 'security', ...(await import('./services/security.ts')).words }
}

/** Security has a page of its own outside /services. */
function hrefOf(slug: string): string {
  return slug === 'security' ? '/security' : `/services/${slug}`
}
