import { createContext, useContext, useEffect, useEffectEvent } from 'react'
import { Helmet } from 'react-helmet-async'
import { jsonText } from '../trusted-types.ts'
import { buildMeta, type PageMeta } from './build-meta.ts'
import type { Describe } from './structured-data.ts'

const Collector = createContext<((descriptions: readonly Describe[]) => void) | undefined>(undefined)

/** Takes the structured data of the page during the prerender. */
export const StructuredDataCollector = Collector.Provider

const marker = 'data-page-json-ld'

type SeoProps = PageMeta & {
  /** Structured data of the page: see `structured-data.ts`. */
  jsonLd?: readonly Describe[]
}

const none: readonly Describe[] = []

/** The only writer of the document's head. Exactly one per page. */
export function Seo({ jsonLd = none, ...page }: SeoProps) {
  useStructuredData(page.path, jsonLd)
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

/** Keeps structured data in the head while the page is shown: React does not hoist such scripts itself. */
function useStructuredData(path: string, descriptions: readonly Describe[]): void {
  useContext(Collector)?.(descriptions)
  const write = useEffectEvent((builders: typeof import('./json-ld.ts')) => {
    for (const describe of descriptions) {
      const script = document.createElement('script')
      script.type = 'application/ld+json'
      script.setAttribute(marker, '')
      script.textContent = jsonText(describe(builders))
      document.head.append(script)
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page.
  useEffect(() => {
    let left = false
    // The document of this page came with its own.
    if (!document.head.querySelector(`script[${marker}]`)) {
      // Without its structured data the page is as good for its reader.
      import('./json-ld.ts').then(
        (builders) => left || write(builders),
        () => {},
      )
    }
    return () => {
      left = true
      for (const script of document.head.querySelectorAll(`script[${marker}]`)) script.remove()
    }
  }, [path])
}
