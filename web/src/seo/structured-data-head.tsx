import { createContext, useContext, useEffect } from 'react'
import type { Thing, WithContext } from 'schema-dts'

/** One schema.org object, ready to be written as JSON-LD. */
export type JsonLd = WithContext<Thing>

const Collector = createContext<JsonLd[] | undefined>(undefined)

/** Collects the structured data of the page during the prerender. */
export const StructuredDataCollector = Collector.Provider

const marker = 'data-page-json-ld'

/**
 * Puts structured data into the document's head while the page is shown. React does not hoist such scripts itself.
 */
export function useStructuredData(items: JsonLd[]): void {
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
