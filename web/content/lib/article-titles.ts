/** What a link to an article needs, for pages that show no card of one: the heads of all weigh four times as much. */
import { isThere } from './is-there.ts'
import { bySlug } from './slug.ts'

/** Title by slug. */
export const articleTitles: Record<string, string> = Object.fromEntries(
  Object.entries(
    bySlug(import.meta.glob<string>('../articles/*.md', { query: '?title', import: 'default', eager: true })),
  ).filter(([slug]) => isThere(`/blog/${slug}`)),
)
