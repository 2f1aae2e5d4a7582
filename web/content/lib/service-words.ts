/** The text of each service's page, each in a chunk. Separate from `services.ts`, whose lists not every page needs. */
import type { EmergencyService, SecurityService, Service } from './schema.ts'
import { ownKind } from './service-path.ts'
import { bySlug } from './slug.ts'

const words = bySlug(import.meta.glob('../services/*.ts', { query: '?words', import: 'words' }))

/** The job service with this slug, or undefined. */
export async function loadService(slug: string): Promise<Service | undefined> {
  return Object.hasOwn(words, slug) && !ownKind.includes(slug) ? load<Service>(slug) : undefined
}

export async function loadEmergencyService(): Promise<EmergencyService> {
  return load<EmergencyService>('emergency')
}

export async function loadSecurityService(): Promise<SecurityService> {
  return load<SecurityService>('security')
}

async function load<Record extends Service>(slug: string): Promise<Record> {
  // Cast: each file declares the type of its own text.
  return { ...((await words[slug]?.()) as Record), slug }
}
