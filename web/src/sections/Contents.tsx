import type { Section } from '#content/lib/article-schema.ts'
import './Contents.css'

/** Table of contents of a long page, beside it on a wide screen. */
export function Contents({ sections }: { sections: readonly Section[] }) {
  return (
    <nav className="contents stays wide-only" aria-labelledby="contents" data-print="no">
      <h2 className="h3" id="contents">
        On this page
      </h2>
      <ul className="links">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
