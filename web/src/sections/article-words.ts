import type { ArticlePart } from '#content/article-schema.ts'
import { remembered } from '../wake/remembered.ts'

/** An article, a guide or a sheet. */
type Words = { slug: string; parts: ArticlePart[] }

const cleaned = new Map<string, () => ArticlePart[] | Promise<ArticlePart[]>>()

/**
 * The parts of an article with clean HTML. What the prerendered page holds was cleaned when it was made and is taken
 * from there; only an article reached by a link inside the site needs DOMPurify in the browser.
 */
export function cleanParts({ slug, parts }: Words): ArticlePart[] | Promise<ArticlePart[]> {
  // No two folders of the content share a slug: see tests/web/content/lists.test.ts.
  let words = cleaned.get(slug)
  if (!words) {
    const prerendered = prerenderedHtml(slug)
    const here = prerendered && withHtml(parts, () => prerendered.shift() ?? '')
    words = here ? () => here : remembered(() => clean(parts))
    cleaned.set(slug, words)
  }
  return words()
}

/** A loader of words that are clean when it is done. */
export function withCleanParts(load: (slug: string) => Promise<Words | undefined>) {
  return async (slug: string): Promise<void> => {
    const words = await load(slug)
    if (words) await cleanParts(words)
  }
}

async function clean(parts: ArticlePart[]): Promise<ArticlePart[]> {
  const { sanitiseArticleHtml } = await import('../ui/sanitise-html.ts')
  return withHtml(parts, sanitiseArticleHtml)
}

/** The HTML of the article's parts on the page, in the order of reading. */
function prerenderedHtml(slug: string): string[] | undefined {
  if (typeof document === 'undefined') return undefined
  const article = document.querySelector(`[data-article="${CSS.escape(slug)}"]`)
  return article ? Array.from(article.querySelectorAll('[data-words]'), (words) => words.innerHTML) : undefined
}

/** The parts with each piece of HTML replaced, in the order of reading. */
function withHtml(parts: ArticlePart[], change: (html: string) => string): ArticlePart[] {
  return parts.map((part) => {
    if (part.kind === 'table') return { ...part, rows: part.rows.map((cells) => cells.map((cell) => change(cell))) }
    if (part.kind === 'checklist') return { ...part, items: part.items.map((item) => change(item)) }
    // A drawing is a file of the site's own.
    return part.kind === 'figure' ? part : { ...part, html: change(part.html) }
  })
}
