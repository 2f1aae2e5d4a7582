/** The guides: the text of each in a chunk of its own. */
import type { Fetched } from './article-schema.ts'
import type { Guide, GuideWords } from './guide-schema.ts'
import { bySlug } from './slug.ts'

const guides = bySlug(import.meta.glob<Fetched<GuideWords>>('../guides/*.md', { import: 'default' }))

export const guideSlugs: string[] = Object.keys(guides)

/** The guide with this slug, or undefined. Its HTML must be sanitised before display. */
export async function loadGuide(slug: string): Promise<Guide | undefined> {
  const load = guideSlugs.includes(slug) ? guides[slug] : undefined
  return load && { slug, ...(await load()) }
}
