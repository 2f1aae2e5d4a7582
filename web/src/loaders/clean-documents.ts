import type { Article, BodyPart, Guide } from '#content/lib/article-schema.ts'
import { bySlug } from '#content/lib/slug.ts'
import { type CleanHtml, drawing, htmlOf } from '../trusted-types.ts'

/** The body of an article or a guide: sanitised HTML taken from the document, or its parts to render. */
export type CleanBody = { slug: string; html: CleanHtml } | { slug: string; parts: BodyPart<CleanHtml>[] }

type Clean<T> = Omit<T, 'body'> & { body: CleanBody }
export type CleanArticle = Clean<Article>
export type CleanGuide = Clean<Guide>

type Records<Page> = Record<string, () => Promise<Page>>
type Written = { slug: string; body: () => Promise<BodyPart[]> }

export const articles: Records<CleanArticle> = clean(
  import.meta.glob<Article>('../../content/articles/*.md', { query: '?record', import: 'default' }),
)

export const guides: Records<CleanGuide> = clean(
  import.meta.glob<Guide>('../../content/guides/*.md', { query: '?record', import: 'default' }),
)

/**
 * Records whose bodies DOMPurify has sanitised. A prerendered page was sanitised at build time and its HTML is reused;
 * the browser loads the body and DOMPurify only when a link inside the site is followed.
 */
function clean<T extends Written>(files: Records<T>): Records<Clean<T>> {
  const loadClean = async (load: () => Promise<T>): Promise<Clean<T>> => {
    const record = await load()
    return { ...record, body: await cleanBody(record) }
  }
  return Object.fromEntries(Object.entries(bySlug(files)).map(([slug, load]) => [slug, () => loadClean(load)]))
}

async function cleanBody({ slug, body }: Written): Promise<CleanBody> {
  const html = prerenderedHtml(slug)
  if (html !== undefined) return { slug, html }
  const [{ sanitiseArticleHtml }, dirty] = await Promise.all([import('../ui/sanitise-html.ts'), body()])
  return { slug, parts: dirty.map((part) => withHtml(part, sanitiseArticleHtml)) }
}

function prerenderedHtml(slug: string): CleanHtml | undefined {
  if (typeof document === 'undefined') return undefined
  const body = document.querySelector(`[data-article="${CSS.escape(slug)}"]`)
  return body ? htmlOf(body) : undefined
}

/** The part with all of its HTML sanitised. */
function withHtml(part: BodyPart, clean: (html: string) => CleanHtml): BodyPart<CleanHtml> {
  if (part.kind === 'table') return { ...part, rows: part.rows.map((cells) => cells.map((cell) => clean(cell))) }
  if (part.kind === 'checklist') return { ...part, items: part.items.map((item) => clean(item)) }
  if (part.kind === 'figure') return { ...part, svg: drawing(part.svg) }
  return { ...part, html: clean(part.html) }
}
