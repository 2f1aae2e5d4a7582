import type { Article } from '#content/records.ts'
import { remembered } from '../wake/remembered.ts'

const cleaned = new Map<string, () => string | Promise<string>>()

/**
 * The article's words as clean HTML. What the prerendered page holds was cleaned when it was made and is taken as it
 * stands; only an article reached by a link inside the site needs DOMPurify in the browser.
 */
export function cleanWords({ slug, content }: Article): string | Promise<string> {
  let words = cleaned.get(slug)
  if (!words) {
    const prerendered = prerenderedWords(slug)
    words = prerendered === undefined ? remembered(() => clean(content)) : () => prerendered
    cleaned.set(slug, words)
  }
  return words()
}

function prerenderedWords(slug: string): string | undefined {
  if (typeof document === 'undefined') return undefined
  return document.querySelector(`[data-words-of="${CSS.escape(slug)}"]`)?.innerHTML
}

async function clean(content: string): Promise<string> {
  const { sanitiseArticleHtml } = await import('../ui/sanitise-html.ts')
  return sanitiseArticleHtml(content)
}
