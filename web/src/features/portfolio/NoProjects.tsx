import { Link, useNavigate } from 'react-router-dom'
import type { ProjectCard } from '#shared/project-cards.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { searchParams, usePageSearch, withParam } from './page-search.ts'
import { nearestCategories } from './search-projects.ts'
import '../../ui/chip.css'
import './NoProjects.css'

type NoProjectsProps = {
  cards: readonly ProjectCard[]
  /** The search text that found nothing. */
  text: string
  /** Called with the text to search for next. Moves the focus, because what was pressed disappears. */
  onChange: (text: string) => void
  headingLevel: 2 | 3
}

/** In place of the cards where a filter hides all of them: clears the filter, or leads to categories that have some. */
export function NoProjects({ cards, text, onChange, headingLevel }: NoProjectsProps) {
  const search = usePageSearch()
  const navigate = useNavigate()
  const filtered = (category: string | undefined, text: string | undefined) =>
    withParam(withParam(search, searchParams.category, category), searchParams.text, text)
  const Heading = `h${headingLevel}` as const
  return (
    <div className="no-projects">
      <p>No projects match your current filters.</p>
      <Button
        onClick={() => {
          navigate({ search: filtered(undefined, undefined) }, { preventScrollReset: true })
          onChange('')
        }}
      >
        Clear Filters
      </Button>
      <Heading id="kinds-of-work">Kinds of work</Heading>
      <ul className="chips" aria-labelledby="kinds-of-work">
        {nearestCategories(cards, text).map(({ category, text: kept, count }) => (
          <li key={category}>
            <Link
              className={buttonClass('quiet', 'button--small chip figures')}
              to={{ search: filtered(category, kept) }}
              preventScrollReset
              onClick={() => onChange(kept)}
            >
              {category} ({count})
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
