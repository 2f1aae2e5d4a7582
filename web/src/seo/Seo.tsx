import { createContext, useContext, useEffect } from 'react'
import { Helmet } from 'react-helmet-async'
import type { Crumb } from '../paths.ts'
import { jsonText } from '../trusted-types.ts'
import { buildMeta, type PageMeta } from './build-meta.ts'
import type { JsonLd } from './json-ld.ts'

/** Builds structured data with the functions of `json-ld.ts`, which is loaded only when needed. */
type MakeJsonLd = (data: typeof import('./json-ld.ts')) => readonly JsonLd[]

const Collector = createContext<((make?: MakeJsonLd) => void) | undefined>(undefined)

/** Collects the page's structured data during the prerender. */
export const StructuredDataCollector = Collector.Provider

type SeoProps = PageMeta & {
  /** The page's breadcrumbs, which are structured data too. */
  trail?: readonly Crumb[]
  /** Builds the rest of the page's structured data. */
  jsonLd?: MakeJsonLd
}

/**
 * Writes the head of a page: exactly one per page. Two titles are no page's: that of an open project (`ProjectDialog`)
 * and that of a page that did not load (`ErrorPage`).
 */
export function Seo({ trail, jsonLd, ...page }: SeoProps) {
  const make: MakeJsonLd | undefined =
    (trail || jsonLd) && ((data) => [...(trail ? [data.breadcrumbData(trail)] : []), ...(jsonLd?.(data) ?? [])])
  useContext(Collector)?.(make)
  useStructuredData(page.path, make)
  const { title, canonical, metas } = buildMeta(page)
  return (
    <Helmet>
      <title>{title}</title>
      {canonical && <link rel="canonical" href={canonical} />}
      {metas.map((meta) => (
        <meta key={meta.name ?? meta.property} {...meta} />
      ))}
    </Helmet>
  )
}

/** Keeps structured data in the head while its page is shown: React does not hoist such scripts. */
function useStructuredData(path: string, jsonLd: MakeJsonLd | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page's structured data depends on its path alone.
  useEffect(() => {
    const selector = 'script[type="application/ld+json"]'
    let isShown = true
    const append = (data: typeof import('./json-ld.ts')) => {
      if (!isShown || !jsonLd) return
      const script = document.createElement('script')
      script.type = 'application/ld+json'
      script.textContent = jsonText(JSON.stringify(jsonLd(data)))
      document.head.append(script)
    }
    // The first page's is already in its document. A failure is ignored: visitors do not see structured data.
    if (jsonLd && !document.head.querySelector(selector)) import('./json-ld.ts').then(append, () => undefined)
    return () => {
      isShown = false
      for (const script of document.head.querySelectorAll(selector)) script.remove()
    }
  }, [path])
}
