/** The text of each service's page, each in a chunk. Separate from `services.ts`, whose lists not every page needs. */
import { isDone } from './done-services.ts'
import type {
  EmergencyService,
  EmergencyServiceWords,
  SecurityService,
  SecurityServiceWords,
  Service,
  ServiceWords,
} from './schema.ts'
import { ownKind } from './service-path.ts'
import { bySlug } from './slug.ts'

const words = bySlug(import.meta.glob('../services/*.ts', { query: '?words', import: 'words' }))

/** The job service with this slug, or undefined. */
export async function loadService(slug: string): Promise<Service | undefined> {
  return isDone(slug) && Object.hasOwn(words, slug) && !ownKind.includes(slug) ? load<ServiceWords>(slug) : undefined
}

export async function loadEmergencyService(): Promise<EmergencyService> {
  return load<EmergencyServiceWords>('emergency')
}

export async function loadSecurityService(): Promise<SecurityService> {
  return load<SecurityServiceWords>('security')
}

async function load<Words extends ServiceWords>(slug: string): Promise<Words & { slug: string }> {
  // Cast: each file declares the type of its own text.
  return { slug, ...((await words[slug]?.()) as Words) }
}
