import type { ArticlePart } from '#content/article-schema.ts'
import { type CleanHtml, drawing, htmlOf } from '../trusted-types.ts'
import { remembered } from '../wake/remembered.ts'

/** An article, a guide or a sheet. */
type Words = { slug: string; parts: ArticlePart[] }
type CleanPart = ArticlePart<CleanHtml>

const cleaned = new Map<string, () => CleanPart[] | Promise<CleanPart[]>>()

/**
 * The parts of an article with clean HTML. What the prerendered page holds was cleaned when it was made and is taken
 * from there; only an article reached by a link inside the site needs DOMPurify in the browser.
 */
export function cleanParts({ slug, parts }: Words): CleanPart[] | Promise<CleanPart[]> {
  // No two folders of the content share a slug: see tests/web/content/lists.test.ts.
  let words = cleaned.get(slug)
  if (!words) {
    const prerendered = prerenderedWords(slug)
    const here = prerendered && withHtml(parts, () => htmlOf(prerendered.shift()))
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

async function clean(parts: ArticlePart[]): Promise<CleanPart[]> {
  const { sanitiseArticleHtml } = await import('../ui/sanitise-html.ts')
  return withHtml(parts, sanitiseArticleHtml)
}

/** What holds the words of the article's parts on the page, in the order of reading. */
function prerenderedWords(slug: string): Element[] | undefined {
  if (typeof document === 'undefined') return undefined
  const article = document.querySelector(`[data-article="${CSS.escape(slug)}"]`)
  return article ? Array.from(article.querySelectorAll('[data-words]')) : undefined
}

/** The parts with each piece of HTML made clean, in the order of reading. */
function withHtml(parts: ArticlePart[], clean: (html: string) => CleanHtml): CleanPart[] {
  return parts.map((part) => {
    if (part.kind === 'table') return { ...part, rows: part.rows.map((cells) => cells.map((cell) => clean(cell))) }
    if (part.kind === 'checklist') return { ...part, items: part.items.map((item) => clean(item)) }
    if (part.kind === 'figure') return { ...part, svg: drawing(part.svg) }
    return { ...part, html: clean(part.html) }
  })
}
