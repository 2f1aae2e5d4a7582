import { openedSources } from '#content/lib/opened-sources.ts'
import type { Source } from '#content/lib/schema.ts'
import { LongDate } from '../ui/LongDate.tsx'
import './Sources.css'

type SourcesProps = { sources: readonly Source[] }

/** The sources of a page's facts, and when each was last checked. A source that was never opened is left out. */
export function Sources({ sources }: SourcesProps) {
  if (openedSources(sources).length === 0) return null
  return (
    <section className="sources" aria-labelledby="sources">
      <h2 id="sources">Sources</h2>
      <SourceList sources={sources} />
    </section>
  )
}

/** The same list, folded, below the bands of a page. */
export function SourcesBand({ sources }: SourcesProps) {
  if (openedSources(sources).length === 0) return null
  return (
    <div className="sources-band on-paper-2" data-print="no">
      <details className="wrap">
        <summary>Sources of what is said here</summary>
        <SourceList sources={sources} />
      </details>
    </div>
  )
}

function SourceList({ sources }: SourcesProps) {
  return (
    <ul>
      {openedSources(sources).map(({ title, publisher, link, checked }) => (
        <li key={link}>
          <a href={link}>{title}</a>
          {`, ${publisher}, checked `}
          <LongDate date={checked} />
        </li>
      ))}
    </ul>
  )
}
