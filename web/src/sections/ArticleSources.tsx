import type { Source } from '#content/article-schema.ts'
import { LongDate } from '../ui/LongDate.tsx'

/** Where the facts of an article come from, and when they were last compared. */
export function ArticleSources({ sources }: { sources: readonly Source[] }) {
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
