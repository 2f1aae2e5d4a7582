import { createContext, useContext, useEffect } from 'react'
import { Helmet } from 'react-helmet-async'
import { jsonText } from '../trusted-types.ts'
import { buildMeta, type PageMeta } from './build-meta.ts'
import type { JsonLd } from './json-ld.ts'

const Collector = createContext<((data: readonly JsonLd[]) => void) | undefined>(undefined)

/** Collects the page's structured data during the prerender. */
export const StructuredDataCollector = Collector.Provider

type SeoProps = PageMeta & {
  /** The page's structured data, see `json-ld.ts`. */
  jsonLd?: readonly JsonLd[]
}

/** Writes the document's head; nothing else does. Exactly one per page. */
export function Seo({ jsonLd = [], ...page }: SeoProps) {
  useContext(Collector)?.(jsonLd)
  useStructuredData(jsonLd)
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
function useStructuredData(jsonLd: readonly JsonLd[]): void {
  const json = jsonLd.length > 0 ? JSON.stringify(jsonLd) : undefined
  useEffect(() => {
    const selector = 'script[type="application/ld+json"]'
    // The first page's is already in its document.
    if (json && !document.head.querySelector(selector)) {
      const script = document.createElement('script')
      script.type = 'application/ld+json'
      script.textContent = jsonText(json)
      document.head.append(script)
    }
    return () => {
      for (const script of document.head.querySelectorAll(selector)) script.remove()
    }
  }, [json])
}
