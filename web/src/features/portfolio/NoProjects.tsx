import { Link, useNavigate } from 'react-router-dom'
import { Button } from '../../ui/Button.tsx'
import type { NearestCategory } from './filter-projects.ts'
import { searchParams, usePageSearch, withParam } from './page-search.ts'

type NoProjectsProps = {
  /** True when a filter has hidden what there is. */
  filtered: boolean
  /** Where there is something like it. */
  nearest: readonly NearestCategory[]
  /** Replaces the words of the filter, and takes over the focus of what was pressed. */
  onChange: (text: string) => void
}

/** Shown in place of the cards. A failed fetch looks like an empty list. */
export function NoProjects({ filtered, nearest, onChange }: NoProjectsProps) {
  const search = usePageSearch()
  const navigate = useNavigate()
  if (!filtered) return <p className="project-gallery__empty">No projects available at the moment.</p>
  const searchFor = (category: string | undefined, text: string) =>
    withParam(withParam(search, searchParams.category, category), searchParams.text, text)
  return (
    <div className="project-gallery__empty">
      <p>No projects match your current filters.</p>
      <Button
        kind="secondary"
        onClick={() => {
          navigate({ search: searchFor(undefined, '') }, { replace: true })
          onChange('')
        }}
      >
        Clear Filters
      </Button>
      <p id="nearest-categories">Nearest to what you asked for:</p>
      <ul className="project-gallery__nearest" aria-labelledby="nearest-categories">
        {nearest.map(({ category, text, count }) => (
          <li key={category}>
            <Link
              className="chip figures"
              to={{ search: searchFor(category, text) }}
              replace
              onClick={() => onChange(text)}
            >
              {category} ({count})
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
