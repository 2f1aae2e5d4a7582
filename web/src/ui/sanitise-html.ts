/**
 * Cleans the HTML of an article before it is shown: only the tags and attributes below may stay.
 * Import it from the article page alone: DOMPurify belongs in that page's chunk and in no other.
 */
import createDOMPurify, { type Config } from 'dompurify'
import type { CleanHtml } from '../trusted-types.ts'

/** Everything an article may be made of. */
export const articleHtml = {
  tags: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'span', 'br', 'ul', 'ol', 'li'],
    ...['strong', 'em', 'b', 'i', 'u', 'a', 'blockquote', 'code', 'pre', 'img'],
  ],
  attributes: ['href', 'src', 'alt', 'title', 'class', 'id'],
} as const

const config = {
  ALLOWED_TAGS: [...articleHtml.tags],
  ALLOWED_ATTR: [...articleHtml.attributes],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Pages of this site and others, mail and telephone; an address without a scheme is one of ours.
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  // Of a policy that DOMPurify makes; a string where there are no Trusted Types.
  RETURN_TRUSTED_TYPE: true as const,
} satisfies Config

// A browser has the DOM that DOMPurify works on. The prerender has none, and borrows jsdom's: the condition is
// settled at build time, so that no browser ever loads jsdom.
const purify = import.meta.env.SSR ? createDOMPurify(new (await import('jsdom')).JSDOM('').window) : createDOMPurify

// DOMPurify lets a picture's data: URL through, even where the expression above does not.
purify.addHook('uponSanitizeAttribute', (_element, attribute) => {
  if (attribute.attrName === 'src' && /^\s*data:/i.test(attribute.attrValue)) attribute.keepAttr = false
})

// The attribute `is` cannot be taken off an element, only emptied; no article of ours has a use for such an element.
purify.addHook('afterSanitizeAttributes', (element) => {
  if (element.hasAttribute('is')) element.remove()
})

/** The HTML with nothing in it but what is allowed. The text inside a forbidden tag stays. */
export function sanitiseArticleHtml(html: string): CleanHtml {
  return purify.sanitize(html, config)
}
