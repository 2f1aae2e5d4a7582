/** The record of a service's page, with the drawing of its work: one page does not load the drawings of the others. */
import type { ComponentType } from 'react'
import type { Service } from '#content/lib/schema.ts'
import { bySlug } from '#content/lib/slug.ts'
import type { Records } from './records.ts'

export type ExhibitedService = Service & { Exhibit: ComponentType | undefined }

/** Each exhibit's code, in a chunk of its own. */
const codeOfExhibits = import.meta.glob<Record<string, ComponentType>>(
  './sections/exhibits/{AnnotatedBoard,ChargerSupply,GardenTrench,RewiringPlan,SceneKeypad}.tsx',
)

/** Name of the exhibit, by the slug of the service. */
const exhibits: Record<string, string> = {
  rewiring: 'RewiringPlan',
  'garden-lighting': 'GardenTrench',
  'garden-office': 'GardenTrench',
  'ev-charging': 'ChargerSupply',
  'consumer-unit': 'AnnotatedBoard',
  'smart-home': 'SceneKeypad',
}

/** The exhibit's file, if the service with this slug has one. */
export function exhibitFile(slug: string): string | undefined {
  return exhibits[slug] && `./sections/exhibits/${exhibits[slug]}.tsx`
}

const services = bySlug(
  import.meta.glob<Service>(['../content/services/*.ts', '!../content/services/{emergency,security}.ts'], {
    query: '?record',
    import: 'default',
  }),
)

export const exhibitedServices: Records<ExhibitedService> = Object.fromEntries(
  Object.entries(services).map(([slug, load]) => [slug, () => withExhibit(slug, load)]),
)

async function withExhibit(slug: string, load: () => Promise<Service>): Promise<ExhibitedService> {
  const [service, code] = await Promise.all([load(), codeOfExhibits[exhibitFile(slug) ?? '']?.()])
  return { ...service, Exhibit: code?.[exhibits[slug] ?? ''] }
}
