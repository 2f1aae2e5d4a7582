import { useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { projectCategories } from '#shared/project-categories.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { showWhole } from '../../ui/show-whole.ts'
import type { ProjectFilter } from './filter-projects.ts'
import { searchParams, usePageSearch, withParam } from './page-search.ts'
import '../../ui/chip.css'
import '../../ui/Field.css'
import './ProjectFilters.css'

type ProjectFiltersProps = ProjectFilter & {
  setText: (text: string) => void
  /** Also shows the search box. */
  withText: boolean
}

/** Category chips, and optionally a search box. They are links and a form, so they work before hydration. */
export function ProjectFilters({ category, text, setText, withText }: ProjectFiltersProps) {
  // The URL follows the typed text after a debounce.
  const latest = withParam(usePageSearch(), searchParams.text, text.trim())
  const input = useRef<HTMLInputElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, to adopt what was typed before hydration.
  useLayoutEffect(() => {
    if (input.current?.value) setText(input.current.value)
  }, [])

  return (
    <div className="project-filters needs-script" data-search={withText || undefined}>
      {withText && (
        // biome-ignore lint/a11y/useSemanticElements: <search> is not announced by every screen reader in use yet.
        <form className="project-filters__search" role="search" onSubmit={(event) => event.preventDefault()}>
          <label className="visually-hidden" htmlFor="project-search">
            Search projects
          </label>
          <Icon name="search" />
          <input
            ref={input}
            id="project-search"
            className="field__control"
            type="search"
            name={searchParams.text}
            placeholder="Search by place, room or work"
            enterKeyHint="search"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </form>
      )}
      <ul className="project-filters__categories chips" aria-label="Filter by category">
        {[undefined, ...projectCategories].map((name) => (
          <li key={name ?? 'All'}>
            <Link
              className={buttonClass('quiet', 'button--small chip')}
              to={{ search: withParam(latest, searchParams.category, name) }}
              preventScrollReset
              aria-current={name === category ? 'true' : undefined}
              onFocus={({ currentTarget }) => showWhole(currentTarget)}
            >
              {name ?? 'All'}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
