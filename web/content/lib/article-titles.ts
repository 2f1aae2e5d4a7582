/** Titles for links to articles, on pages without article cards: all heads are four times as large. */
import { bySlug } from './slug.ts'

/** Title by slug. */
export const articleTitles: Record<string, string> = bySlug(
  import.meta.glob<string>('../articles/*.md', { query: '?title', import: 'default', eager: true }),
)
