import type { ArticlePart } from '#content/article-schema.ts'
import { type CleanHtml, drawing, htmlOf } from '../trusted-types.ts'
import { remembered } from '../wake/remembered.ts'
import type { ArticleParts } from './ArticleParts.tsx'

/** An article, a guide or a sheet. `parts` fetches its words. */
export type Words = { slug: string; parts: () => Promise<ArticlePart[]> }

type Parts = { ArticleParts: typeof ArticleParts; parts: ArticlePart<CleanHtml>[] }

const known = new Map<string, () => CleanHtml | Promise<Parts>>()

/**
 * The words with clean HTML. What the prerendered page holds was cleaned when it was made and is taken from there as it
 * is; only an article reached by a link inside the site needs its parts and DOMPurify in the browser.
 */
export function cleanWords({ slug, parts }: Words): CleanHtml | Promise<Parts> {
  // No two folders of the content share a slug: see tests/web/content/lists.test.ts.
  let words = known.get(slug)
  if (!words) {
    const here = prerenderedHtml(slug)
    words = here === undefined ? remembered(() => loadClean(parts)) : () => here
    known.set(slug, words)
  }
  return words()
}

/** A loader of words that are clean when it is done. */
export function withCleanWords(load: (slug: string) => Promise<Words | undefined>) {
  return async (slug: string): Promise<void> => {
    const words = await load(slug)
    if (words) await cleanWords(words)
  }
}

async function loadClean(load: Words['parts']): Promise<Parts> {
  const [{ ArticleParts }, { sanitiseArticleHtml }, parts] = await Promise.all([
    import('./ArticleParts.tsx'),
    import('../ui/sanitise-html.ts'),
    load(),
  ])
  return { ArticleParts, parts: parts.map((part) => withHtml(part, sanitiseArticleHtml)) }
}

function prerenderedHtml(slug: string): CleanHtml | undefined {
  if (typeof document === 'undefined') return undefined
  const words = document.querySelector(`[data-article="${CSS.escape(slug)}"]`)
  return words ? htmlOf(words) : undefined
}

/** The part with each piece of its HTML made clean. */
function withHtml(part: ArticlePart, clean: (html: string) => CleanHtml): ArticlePart<CleanHtml> {
  if (part.kind === 'table') return { ...part, rows: part.rows.map((cells) => cells.map((cell) => clean(cell))) }
  if (part.kind === 'checklist') return { ...part, items: part.items.map((item) => clean(item)) }
  if (part.kind === 'figure') return { ...part, svg: drawing(part.svg) }
  return { ...part, html: clean(part.html) }
}
