/** The one rule by which a service that the firm does not do is gone: from routes, lists, links and prices. */
import { notDone } from './owner/not-done.ts'
import { servicePath } from './service-path.ts'

export function isDone(slug: string): boolean {
  return !notDone.includes(slug)
}

/** The words, or nothing where the firm does not do that service. */
export function ifDone(slug: string, words: string): string {
  return isDone(slug) ? words : ''
}

/** False for a link to a service that is not done: it has no page. */
export function hasPage(href: string): boolean {
  const [path = ''] = href.split('#')
  return !notDone.some((slug) => servicePath(slug) === path)
}
