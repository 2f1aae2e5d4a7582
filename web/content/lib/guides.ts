/** The guides and the sheets to print: the text of each in a chunk of its own. */
import type { Fetched } from './article-schema.ts'
import type { Guide, GuideWords, Sheet, SheetSummary, SheetWords } from './guide-schema.ts'
import { isThere } from './is-there.ts'
import { bySlug } from './slug.ts'

const guides = bySlug(import.meta.glob<Fetched<GuideWords>>('../guides/*.md', { import: 'default' }))

export const guideSlugs: string[] = Object.keys(guides).filter((slug) => isThere(`/guides/${slug}`))

/** The guide with this slug, or undefined. Its HTML must be sanitised before display. */
export async function loadGuide(slug: string): Promise<Guide | undefined> {
  const load = guideSlugs.includes(slug) ? guides[slug] : undefined
  return load && { slug, ...(await load()) }
}

const sheetHeads = import.meta.glob<Omit<SheetSummary, 'slug'>>('../sheets/*.md', {
  query: '?head',
  import: 'default',
  eager: true,
})

/** In the order given in their heads. */
export const sheetSummaries: SheetSummary[] = Object.entries(bySlug(sheetHeads))
  .filter(([slug]) => isThere(`/sheets/${slug}`))
  .map(([slug, head]) => ({ slug, ...head }))
  .toSorted((a, b) => a.order - b.order)

const sheetWords = bySlug(import.meta.glob<Fetched<SheetWords>>('../sheets/*.md', { import: 'default' }))

/** The sheet with this slug, or undefined. Its HTML must be sanitised before display. */
export async function loadSheet(slug: string): Promise<Sheet | undefined> {
  const summary = sheetSummaries.find((sheet) => sheet.slug === slug)
  const load = sheetWords[slug]
  return summary && load && { ...summary, ...(await load()) }
}
