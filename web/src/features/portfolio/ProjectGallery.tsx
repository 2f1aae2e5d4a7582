import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useRef } from 'react'
import type { ProjectCard as Card } from '#contract/project.ts'
import { useHydrated } from '../../wake/use-hydrated.ts'
import { filterProjects, nearestCategories, type ProjectSelection, selectProjects } from './filter-projects.ts'
import { NoProjects } from './NoProjects.tsx'
import { type CardSize, ProjectCard } from './ProjectCard.tsx'
import { ProjectDialog } from './ProjectDialog.tsx'
import { ProjectFilters } from './ProjectFilters.tsx'
import { cardsQuery, queryClient } from './project-queries.ts'
import { indexProjects } from './search-projects.ts'
import { useProjectFilter } from './use-project-filter.ts'
import { galleryLayout, WaitingCards } from './WaitingCards.tsx'

export type ProjectGalleryProps = {
  projects: ProjectSelection
  /** Cards to show, counted after grouping and filtering; all when left out. */
  limit?: number
  /** What visitors can narrow the list down by. */
  filter?: 'category' | 'category and text'
  /** Level of the cards' headings in the outline of the page. */
  headingLevel?: 2 | 3
}

/**
 * Past projects as cards, each with a dialog that has its own address (`?project=ID`). Featured ones begin with two large
 * cards; a chosen few fill the row, and one alone stands beside its description.
 */
export function ProjectGallery({ projects, limit, filter, headingLevel = 3 }: ProjectGalleryProps) {
  const featured = projects === 'featured'
  const few = typeof projects === 'object' && 'ids' in projects
  // What is filtered or sorted here is limited here too.
  const wantsAll = filter !== undefined || typeof projects === 'object'
  const layout = galleryLayout(projects)
  const hydrated = useHydrated()
  const { data, isPending } = useQuery(cardsQuery({ featured, limit: wantsAll ? undefined : limit }), queryClient)

  const waiting = isPending || !hydrated
  const cards = waiting ? undefined : (data ?? none)

  const { category, text, setText } = useProjectFilter()
  const withText = filter === 'category and text'
  const chosen = useDeferredValue(filter && category)
  const typed = useDeferredValue(withText ? text : '')
  const index = useMemo(() => indexProjects(selectProjects(cards ?? none, projects)), [cards, projects])
  const matching = useMemo(() => filterProjects(index, { category: chosen, text: typed }), [index, chosen, typed])
  const shown = matching.slice(0, limit)
  // An empty list is empty without any filter.
  const filtered = cards !== undefined && cards.length > 0 && (chosen !== undefined || typed.trim() !== '')
  const sizeOf = (index: number): CardSize => {
    if (few) return shown.length === 1 ? 'alone' : 'large'
    return featured && index < 2 ? 'large' : 'small'
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
            {cards !== undefined && cards.length > 0 && resultText(shown.length, matching.length)}
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
        <NoProjects filtered={filtered} nearest={nearestCategories(index, typed)} onChange={change} />
      )}
      <ProjectDialog cards={cards} />
    </div>
  )
}

const none: readonly Card[] = []

function resultText(shown: number, matching: number): string {
  if (shown < matching) return `Showing ${shown} of ${matching} projects`
  return matching === 1 ? '1 project' : `${matching} projects`
}
