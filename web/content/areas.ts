/** The ten areas in the specification's order. The contact page shows the first eight. */
import type { AreaSummary } from './schema.ts'

export const areaSummaries: AreaSummary[] = [
  { name: 'Richmond', slug: 'richmond', outcodes: ['TW9', 'TW10'] },
  { name: 'Twickenham', slug: 'twickenham', outcodes: ['TW1', 'TW2'] },
  { name: 'Kew', slug: 'kew', outcodes: ['TW9'] },
  { name: 'Barnes', slug: 'barnes', outcodes: ['SW13'] },
  { name: 'Teddington', slug: 'teddington', outcodes: ['TW11'] },
  { name: 'Mortlake', slug: 'mortlake', outcodes: ['SW14'] },
  { name: 'East Sheen', slug: 'east-sheen', outcodes: ['SW14'] },
  { name: 'Roehampton', slug: 'roehampton', outcodes: ['SW15'] },
  { name: 'Putney', slug: 'putney', outcodes: ['SW15'] },
  { name: 'Wimbledon', slug: 'wimbledon', outcodes: ['SW19', 'SW20'] },
]

/** The areas with these slugs, in that order. */
export function areasBySlug(slugs: readonly string[]): AreaSummary[] {
  return slugs.flatMap((slug) => areaSummaries.find((area) => area.slug === slug) ?? [])
}
