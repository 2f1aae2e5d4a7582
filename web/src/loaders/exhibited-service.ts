/** The record of a service's page, with the drawing of its work: one page does not load the drawings of the others. */
import type { ComponentType } from 'react'
import type { Service } from '#content/lib/schema.ts'
import { bySlug } from '#content/lib/slug.ts'

export type ExhibitedService = Service & { Exhibit: ComponentType | undefined }

/** The drawings that services have: each in a chunk of its own, 1 to 2 KB. */
const exhibits: { services: string[]; load: () => Promise<ComponentType> }[] = [
  { services: ['rewiring'], load: async () => (await import('../sections/exhibits/RewiringPlan.tsx')).RewiringPlan },
  {
    services: ['garden-lighting', 'garden-office'],
    load: async () => (await import('../sections/exhibits/GardenTrench.tsx')).GardenTrench,
  },
  {
    services: ['ev-charging'],
    load: async () => (await import('../sections/exhibits/ChargerSupply.tsx')).ChargerSupply,
  },
  {
    services: ['consumer-unit'],
    load: async () => (await import('../sections/exhibits/AnnotatedBoard.tsx')).AnnotatedBoard,
  },
  { services: ['smart-home'], load: async () => (await import('../sections/exhibits/SceneKeypad.tsx')).SceneKeypad },
]

const services = bySlug(
  import.meta.glob<Service>('../../content/services/*.ts', { query: '?record', import: 'default' }),
)

export const exhibitedServices: Record<string, () => Promise<ExhibitedService>> = Object.fromEntries(
  Object.entries(services).map(([slug, load]) => [slug, () => withExhibit(slug, load)]),
)

async function withExhibit(slug: string, load: () => Promise<Service>): Promise<ExhibitedService> {
  const exhibit = exhibits.find(({ services }) => services.includes(slug))
  const [service, Exhibit] = await Promise.all([load(), exhibit?.load()])
  return { ...service, Exhibit }
}
