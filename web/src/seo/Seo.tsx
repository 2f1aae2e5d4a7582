import { createContext, useContext } from 'react'
import { Helmet } from 'react-helmet-async'
import { buildMeta, type PageMeta } from './build-meta.ts'
import type { JsonLd } from './json-ld.ts'

const Collector = createContext<((data: readonly JsonLd[]) => void) | undefined>(undefined)

/**
 * Takes the structured data of the page during the prerender. Only documents carry it: whoever reads it loads each page as
 * a document.
 */
export const StructuredDataCollector = Collector.Provider

type SeoProps = PageMeta & {
  /** Structured data of the page: see `json-ld.ts`. */
  jsonLd?: readonly JsonLd[]
}

/** The only writer of the document's head. Exactly one per page. */
export function Seo({ jsonLd = [], ...page }: SeoProps) {
  useContext(Collector)?.(jsonLd)
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
