import { Link } from 'react-router-dom'
import type { ProjectCard } from '#shared/project.ts'
import { searchParams, usePageSearch, withParam } from './page-search.ts'
import { nearestCategories } from './search-projects.ts'
import './ProjectFilters.css'

type NearestCategoriesProps = {
  cards: readonly ProjectCard[]
  /** The search text that found nothing. */
  text: string
  /** Called with the part of the text to keep. Moves the focus, because the pressed link disappears. */
  onChange: (text: string) => void
  headingLevel: 2 | 3
}

/** Suggests categories when a search finds nothing. */
export function NearestCategories({ cards, text, onChange, headingLevel }: NearestCategoriesProps) {
  const search = usePageSearch()
  const Heading = `h${headingLevel}` as const
  return (
    <>
      <Heading id="kinds-of-work">Kinds of work</Heading>
      <ul className="project-gallery__nearest" aria-labelledby="kinds-of-work">
        {nearestCategories(cards, text).map(({ category, text: kept, count }) => (
          <li key={category}>
            <Link
              className="chip figures"
              to={{ search: withParam(withParam(search, searchParams.category, category), searchParams.text, kept) }}
              preventScrollReset
              onClick={() => onChange(kept)}
            >
              {category} ({count})
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
