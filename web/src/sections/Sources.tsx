import type { Source } from '#content/schema.ts'
import { LongDate } from '../ui/LongDate.tsx'

/** Where the facts of a page come from, and when each was last compared, if anybody has. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  return (
    <section className="sources" aria-labelledby="sources">
      <h2 id="sources">Sources</h2>
      <SourceList sources={sources} />
    </section>
  )
}

/** The same, folded, below the bands of a page. */
export function SourcesBand({ sources }: { sources: readonly Source[] }) {
  return (
    <div className="sources-band on-paper">
      <details className="wrap">
        <summary>Sources of what is said here</summary>
        <SourceList sources={sources} />
      </details>
    </div>
  )
}

function SourceList({ sources }: { sources: readonly Source[] }) {
  return (
    <ul>
      {sources.map(({ title, publisher, link, checked, note }) => (
        <li key={link}>
          <a href={link}>{title}</a>
          {`, ${publisher}`}
          {checked && (
            <>
              , checked <LongDate date={checked} />
            </>
          )}
          {note && `. ${note}`}
        </li>
      ))}
    </ul>
  )
}
