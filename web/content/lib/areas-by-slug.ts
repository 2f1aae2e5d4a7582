import { areaSummaries } from './lists/areas.ts'
import type { AreaSummary } from './schema.ts'

/** The areas with these slugs, in that order. */
export function areasBySlug(slugs: readonly string[]): AreaSummary[] {
  return slugs.flatMap((slug) => areaSummaries.find((area) => area.slug === slug) ?? [])
}
