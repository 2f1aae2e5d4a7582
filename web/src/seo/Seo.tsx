import { createContext, useContext, useEffect } from 'react'
import { Helmet } from 'react-helmet-async'
import type { Thing, WithContext } from 'schema-dts'
import { buildMeta, type PageMeta } from './build-meta.ts'

/** One schema.org object, ready to be written as JSON-LD. */
export type JsonLd = WithContext<Thing>

const Collector = createContext<JsonLd[] | undefined>(undefined)

/** Collects the structured data of the page during the prerender. */
export const StructuredDataCollector = Collector.Provider

const marker = 'data-page-json-ld'

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

/** Puts structured data into the head while the page is shown: React does not hoist such scripts itself. */
function useStructuredData(items: JsonLd[]): void {
  const collector = useContext(Collector)
  if (collector) collector.push(...items)
  const json = JSON.stringify(items)
  useEffect(() => {
    removeAll()
    const parsed: unknown[] = JSON.parse(json)
    for (const item of parsed) {
      const script = document.createElement('script')
      script.type = 'application/ld+json'
      script.setAttribute(marker, '')
      script.textContent = JSON.stringify(item)
      document.head.append(script)
    }
    return removeAll
  }, [json])
}

function removeAll(): void {
  for (const script of document.head.querySelectorAll(`script[${marker}]`)) script.remove()
}
