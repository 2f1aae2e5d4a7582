/**
 * Cleans the HTML of an article before it is shown: only the tags and attributes below may stay.
 * Import it from the article page alone: DOMPurify belongs in that page's chunk and in no other.
 */
import createDOMPurify, { type Config } from 'dompurify'
import type { CleanHtml } from '../trusted-types.ts'

/** The tags and attributes that an article may use. */
const articleHtml = {
  tags: [
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'p',
    'div',
    'span',
    'br',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'b',
    'i',
    'u',
    'a',
    'blockquote',
    'code',
    'pre',
    'img',
  ],
  attributes: ['href', 'src', 'alt', 'title', 'class', 'id'],
} as const

const config = {
  ALLOWED_TAGS: [...articleHtml.tags],
  ALLOWED_ATTR: [...articleHtml.attributes],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Pages of this site and others, mail and telephone; a URL without a scheme is one of this site.
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  // Uses DOMPurify's own policy; returns a string where Trusted Types are not supported.
  RETURN_TRUSTED_TYPE: true as const,
} satisfies Config

// In a browser DOMPurify uses its DOM. The prerender has none and uses jsdom; the condition is evaluated at build time,
// so that no browser ever loads jsdom.
const purify = import.meta.env.SSR ? createDOMPurify(new (await import('jsdom')).JSDOM('').window) : createDOMPurify

// DOMPurify allows a picture's data: URL even if the expression above does not.
purify.addHook('uponSanitizeAttribute', (_element, attribute) => {
  if (attribute.attrName === 'src' && /^\s*data:/i.test(attribute.attrValue)) attribute.keepAttr = false
})

// The attribute `is` cannot be removed from an element, only emptied; our articles do not use it.
purify.addHook('afterSanitizeAttributes', (element) => {
  if (element.hasAttribute('is')) element.remove()
})

/** The HTML with only the allowed tags and attributes. Text inside a removed tag stays. */
export function sanitiseArticleHtml(html: string): CleanHtml {
  return purify.sanitize(html, config)
}
