import { useQuery } from '@tanstack/react-query'
import { lazy, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { ProjectCard as Card } from '#contract/project.ts'
import { LazyBoundary } from '../../ui/LazyBoundary.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { ofCategory, type ProjectSelection, selectProjects } from './filter-projects.ts'
import { loadProjectDialog } from './load-project-dialog.ts'
import { NearestCategories } from './NearestCategories.tsx'
import { NoProjects } from './NoProjects.tsx'
import { type CardSize, ProjectCard } from './ProjectCard.tsx'
import { ProjectFilters } from './ProjectFilters.tsx'
import { searchParams, usePageSearch } from './page-search.ts'
import { cardsQuery } from './project-queries.ts'
import { searchProjects } from './search-projects.ts'
import { useProjectFilter } from './use-project-filter.ts'
import { galleryLayout, WaitingCards } from './WaitingCards.tsx'
import './ProjectFilters.css'
import './ProjectGallery.css'

const ProjectDialog = lazy(async () => ({ default: (await loadProjectDialog()).ProjectDialog }))

export type ProjectGalleryProps = {
  projects: ProjectSelection
  /** Number of cards to show, counted after selecting and filtering; all by default. */
  limit?: number
  /** Filters that the visitor is offered. */
  filter?: 'category' | 'category and text'
  /** Level of the cards' headings in the page's outline. */
  headingLevel?: 2 | 3
}

/**
 * Projects as cards, each with a dialog at its own URL (`?project=ID`). A featured gallery begins with two large cards;
 * a few selected projects share a row, and a single one stands beside its description.
 */
export function ProjectGallery({ projects, limit, filter, headingLevel = 3 }: ProjectGalleryProps) {
  const featured = projects === 'featured'
  const few = typeof projects === 'object' && 'ids' in projects
  // A list that is filtered or sorted in the browser is also limited here.
  const wantsAll = filter !== undefined || typeof projects === 'object'
  const layout = galleryLayout(projects, limit)
  const hydrated = useHydrated()
  const { data, isPending } = useQuery(cardsQuery({ featured, limit: wantsAll ? undefined : limit }))

  const waiting = isPending || !hydrated
  const cards = waiting ? undefined : (data ?? none)

  const { category, text, setText } = useProjectFilter()
  const opensProject = new URLSearchParams(usePageSearch()).has(searchParams.project)
  const withText = filter === 'category and text'
  // The dialog stays mounted once it was opened, so that it can close and restore the focus.
  const [hasDialog, setHasDialog] = useState(false)
  useEffect(() => {
    if (opensProject) setHasDialog(true)
  }, [opensProject])
  const chosen = useDeferredValue(filter && category)
  const selected = useMemo(() => selectProjects(cards ?? none, projects), [cards, projects])
  const typed = useDeferredValue(withText ? text.trim() : '')
  const found = useMemo(() => searchProjects(selected, typed), [selected, typed])
  const matching = useMemo(() => ofCategory(found, chosen), [found, chosen])
  const shown = matching.slice(0, limit)
  // The list is filtered only if there is something to filter.
  const filtered = cards !== undefined && cards.length > 0 && (chosen !== undefined || typed !== '')
  const sizeOf = (index: number): CardSize => {
    if (few) return shown.length === 1 ? 'alone' : 'large'
    if (!featured) return 'small'
    return index < 2 ? 'large' : 'quarter'
  }
  const result = useRef<HTMLParagraphElement>(null)
  const change = (words: string) => {
    setText(words)
    result.current?.focus()
  }

  return (
    <div className="project-gallery">
      {filter && (
        <>
          <ProjectFilters category={category} text={text} setText={setText} withText={withText} />
          <p ref={result} className="project-gallery__result figures" role="status" tabIndex={-1}>
            {cards !== undefined && cards.length > 0 && resultText(shown.length, matching.length, chosen)}
          </p>
        </>
      )}
      {waiting ? (
        <WaitingCards limit={limit} layout={layout} />
      ) : (
        <ul className="project-gallery__cards" data-layout={layout}>
          {shown.map((card, index) => (
            <li key={card.id}>
              <ProjectCard card={card} headingLevel={headingLevel} size={sizeOf(index)} />
            </li>
          ))}
        </ul>
      )}
      {!waiting && shown.length === 0 && (
        <NoProjects filtered={filtered} onClear={() => change('')}>
          {filtered && <NearestCategories cards={selected} text={typed} onChange={change} />}
        </NoProjects>
      )}
      <LazyBoundary>{hasDialog && <ProjectDialog cards={cards} />}</LazyBoundary>
    </div>
  )
}

const none: readonly Card[] = []

/** Names the category, because on a phone the selected chip may be scrolled out of view. */
function resultText(shown: number, matching: number, category: string | undefined): string {
  const projects = matching === 1 ? '1 project' : `${matching} projects`
  return `${shown < matching ? `Showing ${shown} of ` : ''}${projects}${category ? ` in ${category}` : ''}`
}
