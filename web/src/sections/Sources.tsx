import type { Source } from '#content/schema.ts'
import { LongDate } from '../ui/LongDate.tsx'

/** Where the facts of a page come from, and when they were last compared. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  return (
    <section className="sources" aria-labelledby="sources">
      <h2 id="sources">Sources</h2>
      <ul>
        {sources.map(({ title, publisher, link, checked }) => (
          <li key={link}>
            <a href={link}>{title}</a>
            {`, ${publisher}, checked `}
            <LongDate date={checked} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The same, below the bands of a page. */
export function SourcesBand({ sources }: { sources: readonly Source[] }) {
  return (
    <div className="sources-band on-paper">
      <div className="wrap">
        <Sources sources={sources} />
      </div>
    </div>
  )
}
