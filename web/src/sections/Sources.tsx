import type { OpenedSource } from '#content/lib/schema.ts'
import { LongDate } from '../ui/LongDate.tsx'
import '../ui/Fold.css'
import './Sources.css'

type SourcesProps = { sources: readonly OpenedSource[] }

/** The sources of a page's facts, and when each was last checked. */
export function Sources({ sources }: SourcesProps) {
  if (sources.length === 0) return null
  return (
    <section className="sources small" aria-labelledby="sources">
      <h2 className="h3" id="sources">
        Sources
      </h2>
      <SourceList sources={sources} />
    </section>
  )
}

/** The same list, folded. */
export function FoldedSources({ sources }: SourcesProps) {
  if (sources.length === 0) return null
  return (
    <details className="sources-folded small">
      <summary>Sources</summary>
      <SourceList sources={sources} />
    </details>
  )
}

/** The same, as the last of a page's bands. */
export function SourcesBand({ sources }: SourcesProps) {
  return (
    <div className="on-paper-2" data-print="no">
      <div className="wrap">
        <FoldedSources sources={sources} />
      </div>
    </div>
  )
}

function SourceList({ sources }: SourcesProps) {
  return (
    <ul>
      {sources.map(({ title, publisher, link, checked }) => (
        <li key={link}>
          <a href={link}>{title}</a>
          {`, ${publisher}, checked `}
          <LongDate date={checked} />
        </li>
      ))}
    </ul>
  )
}
