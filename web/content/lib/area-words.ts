/** What each area's page says, each a chunk of its own. */
import { areaSummaries } from './areas.ts'
import type { Area, AreaWords, Plate } from './schema.ts'
import { bySlug } from './slug.ts'
import { stated } from './stated.ts'

const pages = bySlug(import.meta.glob<{ words: AreaWords } & Plate>('../areas/*.ts', { query: '?page' }))

/** The area with this slug, or undefined. */
export async function loadArea(slug: string): Promise<Area | undefined> {
  const area = areaSummaries.find((area) => area.slug === slug)
  const load = pages[slug]
  if (!area || !load) return undefined
  const { words, plate, plateAlt } = await load()
  return { ...area, ...stated(words), plate, plateAlt }
}
