/** Inserts a rendered page into the template that Vite has built from `web/index.html`. */
import type { PageDocument, RenderedPage } from '../../web/src/entry-server.tsx'

/** The complete HTML of a page. */
export function composePage(template: string, { page: name = '', preload }: PageDocument, page: RenderedPage): string {
  const structuredData = page.jsonLd.map(
    (item) => `<script type="application/ld+json">${JSON.stringify(item).replaceAll('<', '\\u003c')}</script>`,
  )
  // Matches the request mode of `fetch`, which then uses the preloaded response.
  const link = preload ? `<link rel="preload" as="fetch" href="${preload}" crossorigin>` : ''
  const head = [page.head, ...structuredData, link].join('')
  // Replacement functions, because a replacement string must not contain a dollar sign.
  return template
    .replace('<!--page-->', () => name)
    .replace('<!--head-->', () => head)
    .replace('<!--body-->', () => page.body)
}
