import { useQuery } from '@tanstack/react-query'
import {
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { business } from '#content/business.ts'
import type { ProjectCard as Card } from '#contract/project.ts'
import { remembered } from '../../wake/remembered.ts'
import { untilLoaded } from '../../wake/until-loaded.ts'
import { useFirstSign } from '../../wake/use-first-sign.ts'
import { useHydrated } from '../../wake/use-hydrated.ts'
import { ofCategory, type ProjectSelection, selectProjects } from './filter-projects.ts'
import { NoProjects } from './NoProjects.tsx'
import { type CardSize, ProjectCard } from './ProjectCard.tsx'
import { ProjectFilters } from './ProjectFilters.tsx'
import { searchParams, usePageSearch } from './page-search.ts'
import { cardsQuery, queryClient } from './project-queries.ts'
import { useProjectFilter } from './use-project-filter.ts'
import { loadSearch, useProjectSearch } from './use-project-search.ts'
import { galleryLayout, WaitingCards } from './WaitingCards.tsx'

export { prefetchPortfolio } from './project-queries.ts'

/** Fetched when somebody is there, or when the address names a project. Retries: an error would take the page down. */
const loadDialog = remembered(() =>
  untilLoaded(() => import('./ProjectDialog.tsx').then((file) => ({ default: file.ProjectDialog }))),
)
const ProjectDialog = lazy(loadDialog)

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
 * cards; a chosen few fill the row, and one alone is beside its description.
 */
export function ProjectGallery({ projects, limit, filter, headingLevel = 3 }: ProjectGalleryProps) {
  const featured = projects === 'featured'
  const few = typeof projects === 'object' && 'ids' in projects
  // What is filtered or sorted here is limited here too.
  const wantsAll = filter !== undefined || typeof projects === 'object'
  const layout = galleryLayout(projects, limit)
  const hydrated = useHydrated()
  const { data, isPending } = useQuery(cardsQuery({ featured, limit: wantsAll ? undefined : limit }), queryClient)

  const waiting = isPending || !hydrated
  const cards = waiting ? undefined : (data ?? none)

  const { category, text, setText } = useProjectFilter()
  const opensProject = new URLSearchParams(usePageSearch()).has(searchParams.project)
  const withText = filter === 'category and text'
  const inUse = useFirstSign(withText ? fetchDialogAndSearch : loadDialog)
  const chosen = useDeferredValue(filter && category)
  const selected = useMemo(() => selectProjects(cards ?? none, projects), [cards, projects])
  const { found, typed, index, NearestCategories } = useProjectSearch(selected, withText ? text : '')
  const matching = useMemo(() => ofCategory(found, chosen), [found, chosen])
  const shown = matching.slice(0, limit)
  // An empty list is empty without any filter.
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
            {cards !== undefined && cards.length > 0 && resultText(shown.length, matching.length)}
          </p>
        </>
      )}
      {waiting ? (
        <WaitingCards limit={limit} layout={layout} />
      ) : (
        <ul className="project-gallery__cards" data-layout={layout}>
          <Gradually
            of={shown.map((card, index) => (
              <li key={card.id}>
                <ProjectCard card={card} headingLevel={headingLevel} size={sizeOf(index)} />
              </li>
            ))}
          />
        </ul>
      )}
      {business.sample && (waiting || shown.length > 0) && <p className="caption">All pictures are illustrations.</p>}
      {!waiting && shown.length === 0 && (
        <NoProjects filtered={filtered} onClear={() => change('')}>
          {NearestCategories && index && <NearestCategories index={index} text={typed} onChange={change} />}
        </NoProjects>
      )}
      <Suspense>{(inUse || opensProject) && <ProjectDialog cards={cards} />}</Suspense>
    </div>
  )
}

function fetchDialogAndSearch(): void {
  loadDialog()
  loadSearch()
}

/** What the first screen shows, and the rest a moment later: all at once they would hold up a slow phone. */
function Gradually({ of }: { of: readonly ReactNode[] }) {
  const [all, setAll] = useState(false)
  useEffect(() => startTransition(() => setAll(true)), [])
  return all ? of : of.slice(0, onFirstScreen)
}

/** Cards, as many as there are skeletons. */
const onFirstScreen = 6

const none: readonly Card[] = []

function resultText(shown: number, matching: number): string {
  if (shown < matching) return `Showing ${shown} of ${matching} projects`
  return matching === 1 ? '1 project' : `${matching} projects`
}
