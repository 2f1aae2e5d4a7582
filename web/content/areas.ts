/** The areas: their names travel with every page, the words of each are a chunk of their own. */
import type { Area, AreaHead, AreaSummary, AreaWords } from './schema.ts'
import { bySlug } from './slug.ts'

const heads = import.meta.glob<AreaHead>('./areas/*.ts', { query: '?head', import: 'head', eager: true })

/** In the order that their heads give. The contact page shows the first eight. */
export const areaSummaries: AreaSummary[] = Object.entries(bySlug(heads))
  .map(([slug, head]) => ({ slug, ...head }))
  .toSorted((a, b) => a.order - b.order)

/** The areas with these slugs, in that order. */
export function areasBySlug(slugs: readonly string[]): AreaSummary[] {
  return slugs.flatMap((slug) => areaSummaries.find((area) => area.slug === slug) ?? [])
}

const words = bySlug(import.meta.glob<AreaWords>('./areas/*.ts', { import: 'words' }))

/** The area with this slug, or undefined. */
export async function loadArea(slug: string): Promise<Area | undefined> {
  const area = areaSummaries.find((area) => area.slug === slug)
  const load = words[slug]
  return area && load && { ...area, ...(await load()) }
}
