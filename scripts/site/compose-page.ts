/** Inserts a rendered page into the template that Vite has built from `web/index.html`. */
import type { Manifest } from 'vite'
import type { PageDocument, RenderedPage } from '../../web/src/entry-server.tsx'

/** The complete HTML of a page, with links to these stylesheets. */
export function composePage(
  template: string,
  { preload }: PageDocument,
  page: RenderedPage,
  styles: readonly string[],
): string {
  const structuredData = page.jsonLd.map(
    (item) => `<script type="application/ld+json">${JSON.stringify(item).replaceAll('<', '\\u003c')}</script>`,
  )
  // Matches the request mode of `fetch`, which then uses the preloaded response.
  const link = preload ? `<link rel="preload" as="fetch" href="${preload}" crossorigin>` : ''
  const head = [page.head, ...structuredData, link].join('')
  const links = styles
    // The template links the styles of every page.
    .filter((file) => !template.includes(file))
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">\n`)
    .join('')
  // Replacement functions, because a replacement string must not contain a dollar sign.
  return (
    template
      .replace('<!--head-->', () => head)
      // After the template's stylesheet, which defines the order of the layers.
      .replace('</head>', `${links}</head>`)
      .replace('<!--body-->', () => page.body)
  )
}

/** Styles of the hydration code, of the page's code, and of all their imports: https://vite.dev/guide/backend-integration */
export function stylesOf(manifest: Manifest, { page }: Pick<PageDocument, 'page'>): string[] {
  const chunks = new Set<string>()
  const visit = (name: string) => {
    if (chunks.has(name)) return
    chunks.add(name)
    manifest[name]?.imports?.forEach(visit)
  }
  visit('src/hydrate.tsx')
  if (page) visit(`src/pages/${page}.tsx`)
  return [...new Set([...chunks].flatMap((name) => manifest[name]?.css ?? []))]
}
