import { useDeferredValue, useMemo, useRef } from 'react'
import { ofCategory } from './filter-projects.ts'
import { NoProjects } from './NoProjects.tsx'
import { ProjectCards, useCards } from './ProjectCards.tsx'
import { ProjectFilters } from './ProjectFilters.tsx'
import { searchProjects } from './search-projects.ts'
import { useProjectFilter } from './use-project-filter.ts'

type FilteredGalleryProps = {
  /** Also shows the search box. */
  withText?: boolean
  /** Number of cards to show, counted after filtering; all by default. */
  limit?: number
  /** Level of the cards' headings in the outline of the page. */
  headingLevel?: 2 | 3
}

/** All past projects, with filters. */
export function FilteredGallery({ withText = false, limit, headingLevel = 3 }: FilteredGalleryProps) {
  const { cards, failed } = useCards()
  const { category, text, setText } = useProjectFilter()
  const chosen = useDeferredValue(category)
  const typed = useDeferredValue(withText ? text.trim() : '')
  const found = useMemo(() => searchProjects(cards ?? [], typed), [cards, typed])
  const matching = useMemo(() => ofCategory(found, chosen), [found, chosen])
  const shown = matching.slice(0, limit)
  const hasCards = cards !== undefined && cards.length > 0
  const isEmpty = cards?.length === 0
  const result = useRef<HTMLParagraphElement>(null)
  const change = (words: string) => {
    setText(words)
    result.current?.focus()
  }

  return (
    <div className="project-gallery">
      {!isEmpty && <ProjectFilters category={category} text={text} setText={setText} withText={withText} />}
      <p ref={result} className="project-gallery__result small figures" role="status" tabIndex={-1}>
        {hasCards && resultText(shown.length, matching.length, chosen)}
      </p>
      <ProjectCards
        cards={cards}
        failed={failed}
        shown={shown}
        limit={limit}
        layout={limit === undefined ? 'all' : 'some'}
        headingLevel={headingLevel}
      >
        {hasCards && <NoProjects cards={cards} text={typed} onChange={change} headingLevel={headingLevel} />}
      </ProjectCards>
    </div>
  )
}

/** Names the category, because on a phone the selected chip may be scrolled out of view. */
function resultText(shown: number, matching: number, category: string | undefined): string {
  const projects = matching === 1 ? '1 project' : `${matching} projects`
  return `${shown < matching ? `Showing ${shown} of ` : ''}${projects}${category ? ` in ${category}` : ''}`
}
