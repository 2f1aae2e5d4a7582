/** What each service's page says, each a chunk of its own. Apart from `services.ts`, whose lists a page may not need. */
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
  // Each file says of which kind its words are.
  return { slug, ...stated((await words[slug]?.()) as Words) }
}

/** Services whose questions the FAQ page gathers: what people ask about most. */
const askedMost = ['emergency', 'consumer-unit', 'eicr', 'rewiring', 'ev-charging', 'landlords-businesses']

export type ServiceAnswers = Pick<Service, 'slug' | 'faqs'>

export async function loadAnswers(): Promise<ServiceAnswers[]> {
  const loaded = await Promise.all(askedMost.map(async (slug) => ({ slug, faqs: (await faqs[slug]?.()) ?? [] })))
  return stated(loaded).filter(({ faqs }) => faqs.length > 0)
}
