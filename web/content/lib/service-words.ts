/** The text of each service's page, each in a chunk. Separate from `services.ts`, whose lists not every page needs. */
import type {
  EmergencyService,
  EmergencyServiceWords,
  Faq,
  SecurityService,
  SecurityServiceWords,
  Service,
  ServiceWords,
} from './schema.ts'
import { ownKind } from './service-path.ts'
import { bySlug } from './slug.ts'
import { stated } from './stated.ts'

const words = bySlug(import.meta.glob('../services/*.ts', { query: '?words', import: 'words' }))
const faqs = bySlug(import.meta.glob<Faq[]>('../services/*.ts', { query: '?faqs', import: 'faqs' }))

/** The job service with this slug, or undefined. */
export async function loadService(slug: string): Promise<Service | undefined> {
  return Object.hasOwn(words, slug) && !ownKind.includes(slug) ? load<ServiceWords>(slug) : undefined
}

export async function loadEmergencyService(): Promise<EmergencyService> {
  return load<EmergencyServiceWords>('emergency')
}

export async function loadSecurityService(): Promise<SecurityService> {
  return load<SecurityServiceWords>('security')
}

async function load<Words extends ServiceWords>(slug: string): Promise<Words & { slug: string }> {
  // Cast: each file declares the type of its own text.
  return { slug, ...stated((await words[slug]?.()) as Words) }
}

/** Services whose questions are collected on the FAQ page, because people ask about them most. */
const askedMost = ['emergency', 'consumer-unit', 'eicr', 'rewiring', 'ev-charging', 'landlords-businesses']

export type ServiceAnswers = Pick<Service, 'slug' | 'faqs'>

export async function loadAnswers(): Promise<ServiceAnswers[]> {
  const loaded = await Promise.all(askedMost.map(async (slug) => ({ slug, faqs: (await faqs[slug]?.()) ?? [] })))
  return stated(loaded).filter(({ faqs }) => faqs.length > 0)
}
