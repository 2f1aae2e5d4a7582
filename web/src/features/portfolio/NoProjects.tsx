import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../ui/Button.tsx'
import { searchParams, usePageSearch, withParam } from './page-search.ts'
import './NoProjects.css'

type NoProjectsProps = {
  /** Clears the part of the filter that is not in the URL, and moves the focus, because the button disappears. */
  onClear: () => void
  /** Suggestions of what else to look at. */
  children: ReactNode
}

/** Shown in place of the cards where a filter hides all of them. */
export function NoProjects({ onClear, children }: NoProjectsProps) {
  const search = usePageSearch()
  const navigate = useNavigate()
  const cleared = withParam(withParam(search, searchParams.category, undefined), searchParams.text, undefined)
  return (
    <div className="no-projects">
      <p>No projects match your current filters.</p>
      <Button
        onClick={() => {
          navigate({ search: cleared }, { preventScrollReset: true })
          onClear()
        }}
      >
        Clear Filters
      </Button>
      {children}
    </div>
  )
}
