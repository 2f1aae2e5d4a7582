import { prerender } from 'react-dom/static'
import { HelmetProvider } from 'react-helmet-async'
import { StaticRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { preloadPage } from './routes.ts'
import * as jsonLdBuilders from './seo/json-ld.ts'
import { StructuredDataCollector } from './seo/Seo.tsx'

export { allDocuments } from './documents.ts'

/** A rendered page: its head tags, its body, and its structured data. */
export type RenderedPage = { head: string; body: string; jsonLd: jsonLdBuilders.JsonLd[] }

/** Renders the page at this path as it is before any script has run. */
export async function renderPage(path: string): Promise<RenderedPage> {
  await preloadPage(path)
  const jsonLd: jsonLdBuilders.JsonLd[] = []
  const { prelude } = await prerender(
    <StructuredDataCollector value={(asked) => jsonLd.push(...asked.map((describe) => describe(jsonLdBuilders)))}>
      <HelmetProvider>
        <StaticRouter location={path}>
          <App />
        </StaticRouter>
      </HelmetProvider>
    </StructuredDataCollector>,
    {
      // A Suspense boundary over about 12.8 KB would otherwise be sent as a hidden div and an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error
      },
    },
  )
  const html = await new Response(prelude).text()
  // React puts title, meta and link elements at the start of a fragment; they belong in the head.
  const head = /^(?:<title>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)*/.exec(html)?.[0] ?? ''
  return { head, body: html.slice(head.length), jsonLd }
}
