import { Helmet } from 'react-helmet-async'
import { buildMeta, type PageMeta } from './build-meta.ts'
import { type JsonLd, useStructuredData } from './structured-data-head.tsx'

type SeoProps = PageMeta & {
  /** Structured data of the page: see `structured-data.ts`. */
  jsonLd?: JsonLd[]
}

const none: JsonLd[] = []

/** The only writer of the document's head. Exactly one per page. */
export function Seo({ jsonLd = none, ...page }: SeoProps) {
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
