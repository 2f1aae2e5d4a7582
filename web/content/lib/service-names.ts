/** The services' names for links: every page has some in its footer. */
import { bySlug } from './slug.ts'

/** Slug to short name, `emergency` and `security` included. */
export const serviceNames: Record<string, string> = bySlug(
  import.meta.glob<string>('../services/*.ts', { query: '?title', import: 'title', eager: true }),
)
