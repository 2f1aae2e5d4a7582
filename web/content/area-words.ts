/** What each area's page says, each a chunk of its own. */
import { areaSummaries } from './areas.ts'
import type { Area, AreaWords, Plate } from './schema.ts'
import { bySlug } from './slug.ts'

const words = bySlug(import.meta.glob<AreaWords & Plate>('./areas/*.ts', { query: '?page', import: 'default' }))

/** The area with this slug, or undefined. */
export async function loadArea(slug: string): Promise<Area | undefined> {
  const area = areaSummaries.find((area) => area.slug === slug)
  const load = words[slug]
  return area && load && { ...area, ...(await load()) }
}
