/** Puts a rendered page into the template that Vite has built from `web/index.html`. */
import type { PageDocument, RenderedPage } from '../../web/src/entry-server.tsx'

/** The finished document of a page. */
export function composePage(template: string, { plain, answer }: PageDocument, page: RenderedPage): string {
  const structuredData = page.jsonLd.map(
    (item) => `<script type="application/ld+json">${JSON.stringify(item).replaceAll('<', '\\u003c')}</script>`,
  )
  // Asked for as `fetch` asks, which then takes it instead of asking again.
  const preload = answer ? `<link rel="preload" as="fetch" href="${answer}" crossorigin>` : ''
  const head = [page.head, ...structuredData, preload].join('')
  const start = plain ? template.replace(/<script type="module".*?<\/script>/g, '') : template
  // Functions, because a replacement text may not hold a dollar sign.
  return start.replace('<!--head-->', () => head).replace('<!--body-->', () => page.body)
}
