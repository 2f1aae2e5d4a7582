import type { Article, ArticlePart } from '#content/lib/article-schema.ts'
import type { Guide } from '#content/lib/guide-schema.ts'
import { bySlug } from '#content/lib/slug.ts'
import { type CleanHtml, drawing, htmlOf } from '../trusted-types.ts'

/** The body of an article or a guide: sanitised HTML taken from the document, or parts to render. */
export type CleanWords = { slug: string; html: CleanHtml } | { slug: string; parts: ArticlePart<CleanHtml>[] }

type Clean<T> = Omit<T, 'parts'> & { words: CleanWords }
export type CleanArticle = Clean<Article>
export type CleanGuide = Clean<Guide>

type Records<Page> = Record<string, () => Promise<Page>>
type Written = { slug: string; parts: () => Promise<ArticlePart[]> }

export const articles: Records<CleanArticle> = clean(
  import.meta.glob<Article>('../../content/articles/*.md', { query: '?record', import: 'default' }),
)

export const guides: Records<CleanGuide> = clean(
  import.meta.glob<Guide>('../../content/guides/*.md', { query: '?record', import: 'default' }),
)

/**
 * Records whose bodies DOMPurify has sanitised. A prerendered page was sanitised at build time and its HTML is reused;
 * the browser loads the parts and DOMPurify only when a link inside the site is followed.
 */
function clean<T extends Written>(files: Records<T>): Records<Clean<T>> {
  const loadClean = async (load: () => Promise<T>): Promise<Clean<T>> => {
    const record = await load()
    return { ...record, words: await cleanWords(record) }
  }
  return Object.fromEntries(Object.entries(bySlug(files)).map(([slug, load]) => [slug, () => loadClean(load)]))
}

async function cleanWords({ slug, parts }: Written): Promise<CleanWords> {
  const html = prerenderedHtml(slug)
  if (html !== undefined) return { slug, html }
  const [{ sanitiseArticleHtml }, dirty] = await Promise.all([import('../ui/sanitise-html.ts'), parts()])
  return { slug, parts: dirty.map((part) => withHtml(part, sanitiseArticleHtml)) }
}

function prerenderedHtml(slug: string): CleanHtml | undefined {
  if (typeof document === 'undefined') return undefined
  const words = document.querySelector(`[data-article="${CSS.escape(slug)}"]`)
  return words ? htmlOf(words) : undefined
}

/** The part with all of its HTML sanitised. */
function withHtml(part: ArticlePart, clean: (html: string) => CleanHtml): ArticlePart<CleanHtml> {
  if (part.kind === 'table') return { ...part, rows: part.rows.map((cells) => cells.map((cell) => clean(cell))) }
  if (part.kind === 'checklist') return { ...part, items: part.items.map((item) => clean(item)) }
  if (part.kind === 'figure') return { ...part, svg: drawing(part.svg) }
  return { ...part, html: clean(part.html) }
}
