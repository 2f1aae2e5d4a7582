import { type Article, readable } from '#content/records.ts'

const cleaned = new Map<string, string | Promise<string>>()

/**
 * The article's words as clean HTML. What the prerendered page holds was cleaned when it was made and is taken as it
 * stands; only an article reached by a link inside the site needs DOMPurify in the browser.
 */
export function cleanWords({ slug, content }: Article): string | Promise<string> {
  const known = cleaned.get(slug) ?? prerenderedWords(slug) ?? clean(content)
  cleaned.set(slug, known)
  return known
}

function prerenderedWords(slug: string): string | undefined {
  if (typeof document === 'undefined') return undefined
  return document.querySelector(`[data-words-of="${CSS.escape(slug)}"]`)?.innerHTML
}

function clean(content: string): Promise<string> {
  return readable(import('../ui/sanitise-html.ts').then(({ sanitiseArticleHtml }) => sanitiseArticleHtml(content)))
}
