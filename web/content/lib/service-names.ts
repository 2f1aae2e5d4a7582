/** The services' names for links: every page has some in its footer. */
import { bySlug } from './slug.ts'
import { stated } from './stated.ts'

/** Slug to short name, `emergency` and `security` included. */
export const serviceNames: Record<string, string> = stated(
  bySlug(import.meta.glob<string>('../services/*.ts', { query: '?title', import: 'title', eager: true })),
)
