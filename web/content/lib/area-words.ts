/** The text of each area's page, each in a chunk of its own. */
import { areaSummaries } from './areas.ts'
import type { Area, AreaWords, Plate, ShownOfArea } from './schema.ts'
import { bySlug } from './slug.ts'

const pages = bySlug(
  import.meta.glob<AreaWords & ShownOfArea & Plate>('../areas/*.ts', { query: '?page', import: 'page' }),
)

/** The area with this slug, or undefined. */
export async function loadArea(slug: string): Promise<Area | undefined> {
  const area = areaSummaries.find((area) => area.slug === slug)
  const load = pages[slug]
  return area && load && { ...area, ...(await load()) }
}
