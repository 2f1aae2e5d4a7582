/** What each service's page says, each a chunk of its own. Apart from `services.ts`, whose lists a page may not need. */
import type { EmergencyService, SecurityService, Service, ServiceWords } from './schema.ts'
import { ownKind } from './service-path.ts'
import { bySlug } from './slug.ts'
import { stated } from './stated.ts'

const words = bySlug(import.meta.glob<ServiceWords>('../services/*.ts', { import: 'words' }))

/** The job service with this slug, or undefined. */
export async function loadService(slug: string): Promise<Service | undefined> {
  const load = Object.hasOwn(words, slug) && !ownKind.includes(slug) ? words[slug] : undefined
  return load && { slug, ...stated(await load()) }
}

export async function loadEmergencyService(): Promise<EmergencyService> {
  return { slug: 'emergency', ...stated((await import('../services/emergency.ts')).words) }
}

export async function loadSecurityService(): Promise<SecurityService> {
  return { slug: 'security', ...stated((await import('../services/security.ts')).words) }
}

/** Services whose questions the FAQ page gathers: what people ask about most. */
const askedMost = ['emergency', 'consumer-unit', 'eicr', 'rewiring', 'ev-charging', 'landlords-businesses']

export type ServiceAnswers = Pick<Service, 'slug' | 'faqs'>

export async function loadAnswers(): Promise<ServiceAnswers[]> {
  const loaded = await Promise.all(askedMost.map(async (slug) => ({ slug, faqs: (await words[slug]?.())?.faqs ?? [] })))
  return stated(loaded).filter(({ faqs }) => faqs.length > 0)
}
