import { createContext, useContext, useEffect } from 'react'
import { Helmet } from 'react-helmet-async'
import { jsonText } from '../trusted-types.ts'
import { buildMeta, type PageMeta } from './build-meta.ts'
import type { JsonLd } from './json-ld.ts'

const Collector = createContext<((data: readonly JsonLd[]) => void) | undefined>(undefined)

/** Takes the structured data of the page during the prerender. */
export const StructuredDataCollector = Collector.Provider

type SeoProps = PageMeta & {
  /** Structured data of the page: see `json-ld.ts`. */
  jsonLd?: readonly JsonLd[]
}

/** The only writer of the document's head. Exactly one per page. */
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

/** Keeps structured data in the head while its page is shown: React leaves such scripts where they are rendered. */
function useStructuredData(jsonLd: readonly JsonLd[]): void {
  const json = jsonLd.length > 0 ? JSON.stringify(jsonLd) : undefined
  useEffect(() => {
    const selector = 'script[type="application/ld+json"]'
    // The first page's came with its document.
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
