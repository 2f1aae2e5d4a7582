import { prerender } from 'react-dom/static'
import { HelmetProvider } from 'react-helmet-async'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { slugsIn } from './loaders/load-record.ts'
import { type PageRow, pageRows } from './pages.ts'
import { routes } from './routes.tsx'
import * as structuredData from './seo/json-ld.ts'
import { StructuredDataCollector } from './seo/Seo.tsx'

/** A page to prerender. */
export type PageDocument = Partial<Pick<PageRow, 'page' | 'listed' | 'preload'>> & {
  /** Path of the page's URL. */
  path: string
  /** Name of its file in the built site. */
  file: string
}

/** Every page of the site. */
export async function allDocuments(): Promise<PageDocument[]> {
  // No page has the path '/404': rendering it gives the 404 page.
  return [...(await Promise.all(pageRows.map(documentsOf))).flat(), { path: '/404', file: '404.html', listed: false }]
}

async function documentsOf({ records, path, page, listed, preload }: PageRow): Promise<PageDocument[]> {
  const paths = records ? (await slugsIn(records)).map(path) : [path]
  return paths.map((path) => ({ path, file: `${path}/index.html`, page, listed, preload }))
}

/** A rendered page: its head tags, its body, and its structured data. */
export type RenderedPage = { head: string; body: string; jsonLd: readonly structuredData.JsonLd[] }

const { query, dataRoutes } = createStaticHandler(routes)

/** Renders the page at this path as it is before any script has run. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const context = await query(new Request(new URL(path, import.meta.env.VITE_SITE_URL)))
  if (context instanceof Response) throw new Error(`it redirects to ${context.headers.get('location')}`)
  for (const error of Object.values(context.errors ?? {})) throw error
  let jsonLd: readonly structuredData.JsonLd[] = []
  const { prelude } = await prerender(
    <StructuredDataCollector value={(make) => (jsonLd = make?.(structuredData) ?? [])}>
      <HelmetProvider>
        <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
      </HelmetProvider>
    </StructuredDataCollector>,
    {
      // React would otherwise send a Suspense boundary over about 12.8 KB as a hidden div and an inline script.
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
