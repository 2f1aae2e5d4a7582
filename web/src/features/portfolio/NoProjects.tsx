import { Link } from 'react-router-dom'
import { buttonClass } from '../../ui/Button.tsx'
import { searchParams, withParam } from './search-params.ts'
import { usePageSearch } from './use-page-search.ts'

type NoProjectsProps = {
  /** True when a filter has hidden what there is. */
  filtered: boolean
  /** Empties what the filter holds outside the URL. */
  onClear: () => void
}

/** What stands in place of the cards. A failed fetch says no more than an empty list (specification 8). */
export function NoProjects({ filtered, onClear }: NoProjectsProps) {
  const search = usePageSearch()
  if (!filtered) return <p className="project-gallery__empty">No projects available at the moment.</p>
  const cleared = withParam(withParam(search, searchParams.category, undefined), searchParams.text, undefined)
  return (
    <div className="project-gallery__empty">
      <p>No projects match your current filters.</p>
      <Link className={buttonClass('secondary')} to={{ search: cleared }} replace onClick={onClear}>
        Clear Filters
      </Link>
    </div>
  )
}
