import type { Article, ArticlePart } from '#content/lib/article-schema.ts'
import type { Guide } from '#content/lib/guide-schema.ts'
import { type CleanHtml, drawing, htmlOf } from './trusted-types.ts'

/** The body of an article or a guide: sanitised HTML taken from the document, or parts to render. */
export type CleanWords = { slug: string; html: CleanHtml } | { slug: string; parts: ArticlePart<CleanHtml>[] }

type Clean<T> = Omit<T, 'parts'> & { words: CleanWords }
export type CleanArticle = Clean<Article>
export type CleanGuide = Clean<Guide>

type Written = { slug: string; parts: () => Promise<ArticlePart[]> }

export const loadCleanArticle = async (slug: string) =>
  withCleanWords(await (await import('#content/lib/articles.ts')).loadArticle(slug))
export const loadCleanGuide = async (slug: string) =>
  withCleanWords(await (await import('#content/lib/guides.ts')).loadGuide(slug))

/**
 * A record whose body DOMPurify has sanitised. A prerendered page was sanitised at build time and its HTML is reused;
 * the browser loads the parts and DOMPurify only when a link inside the site is followed.
 */
async function withCleanWords<T extends Written>(record: T | undefined): Promise<Clean<T> | undefined> {
  return record && { ...record, words: await cleanWords(record) }
}

async function cleanWords({ slug, parts }: Written): Promise<CleanWords> {
  const html = prerenderedHtml(slug)
  if (html !== undefined) return { slug, html }
  const [{ sanitiseArticleHtml }, dirty] = await Promise.all([import('./ui/sanitise-html.ts'), parts()])
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
