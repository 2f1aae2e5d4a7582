/** The areas' names, which are part of every page. Their text is in `area-words.ts`. */
import type { AreaHead, AreaSummary } from './schema.ts'
import { bySlug } from './slug.ts'

const heads = import.meta.glob<AreaHead>('../areas/*.ts', { query: '?head', import: 'head', eager: true })

/** In the order given in their heads. The contact page shows the first eight. */
export const areaSummaries: AreaSummary[] = Object.entries(bySlug(heads))
  .map(([slug, head]) => ({ slug, ...head }))
  .toSorted((a, b) => a.order - b.order)

/** The areas with these slugs, in that order. */
export function areasBySlug(slugs: readonly string[]): AreaSummary[] {
  return slugs.flatMap((slug) => areaSummaries.find((area) => area.slug === slug) ?? [])
}
