/** The record of a service's page, with the drawing of its work: one page does not load the drawings of the others. */
import type { ComponentType } from 'react'
import type { Service } from '#content/lib/schema.ts'
import { bySlug } from '#content/lib/slug.ts'

export type ExhibitedService = Service & { Exhibit: ComponentType | undefined }

/** The drawings of services that have one, by slug: each in a chunk of its own, 1 to 2 KB. */
const exhibits: Record<string, () => Promise<ComponentType>> = {
  rewiring: async () => (await import('../sections/exhibits/RewiringPlan.tsx')).RewiringPlan,
  'garden-lighting': gardenTrench,
  'garden-office': gardenTrench,
  'ev-charging': async () => (await import('../sections/exhibits/ChargerSupply.tsx')).ChargerSupply,
  'consumer-unit': async () => (await import('../sections/exhibits/AnnotatedBoard.tsx')).AnnotatedBoard,
  'smart-home': async () => (await import('../sections/exhibits/SceneKeypad.tsx')).SceneKeypad,
}

async function gardenTrench(): Promise<ComponentType> {
  return (await import('../sections/exhibits/GardenTrench.tsx')).GardenTrench
}

const services = bySlug(
  import.meta.glob<Service>('../../content/services/*.ts', { query: '?record', import: 'default' }),
)

export const exhibitedServices: Record<string, () => Promise<ExhibitedService>> = Object.fromEntries(
  Object.entries(services).map(([slug, load]) => [slug, () => withExhibit(slug, load)]),
)

async function withExhibit(slug: string, load: () => Promise<Service>): Promise<ExhibitedService> {
  const [service, Exhibit] = await Promise.all([load(), exhibits[slug]?.()])
  return { ...service, Exhibit }
}
