import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, useEffect, useState } from 'react'
import type { ProjectCard as Card } from '#contract/project.ts'
import { LazyBoundary } from '../../ui/LazyBoundary.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { loadProjectDialog } from './load-project-dialog.ts'
import { type CardSize, ProjectCard } from './ProjectCard.tsx'
import { searchParams, usePageSearch } from './page-search.ts'
import { cardsQuery } from './project-queries.ts'
import { type GalleryLayout, WaitingCards } from './WaitingCards.tsx'
import './ProjectGallery.css'

const ProjectDialog = lazy(async () => ({ default: (await loadProjectDialog()).ProjectDialog }))

const none: readonly Card[] = []

/** The API's cards, newest first; undefined while they load. A failed fetch looks like an empty list. */
export function useCards(query: Parameters<typeof cardsQuery>[0]): readonly Card[] | undefined {
  const hydrated = useHydrated()
  const { data, isPending } = useQuery(cardsQuery(query))
  return isPending || !hydrated ? undefined : (data ?? none)
}

type ProjectCardsProps = {
  /** Every card that the dialog may show; undefined while they load. */
  cards: readonly Card[] | undefined
  /** The cards to show here. */
  shown: readonly Card[]
  limit: number | undefined
  layout?: GalleryLayout
  /** Level of the cards' headings in the outline of the page. */
  headingLevel?: 2 | 3
  /** Shown in place of the cards when there are none; by default a sentence that says so. */
  children?: ReactNode
}

/** The cards of a gallery, each with a dialog at its own URL (`?project=ID`). */
export function ProjectCards({ cards, shown, limit, layout, headingLevel = 3, children }: ProjectCardsProps) {
  const opensProject = new URLSearchParams(usePageSearch()).has(searchParams.project)
  // The dialog stays mounted once it was opened, so that it can close and restore the focus.
  const [hasDialog, setHasDialog] = useState(false)
  useEffect(() => {
    if (opensProject) setHasDialog(true)
  }, [opensProject])
  const sizeOf = (index: number): CardSize => {
    if (layout === 'few') return shown.length === 1 ? 'alone' : 'large'
    if (layout !== 'featured') return 'small'
    return index < 2 ? 'large' : 'quarter'
  }

  return (
    <>
      {cards ? (
        <ul className="project-gallery__cards" data-layout={layout}>
          {shown.map((card, index) => (
            <li key={card.id}>
              <ProjectCard card={card} headingLevel={headingLevel} size={sizeOf(index)} />
            </li>
          ))}
        </ul>
      ) : (
        <WaitingCards limit={limit} layout={layout} />
      )}
      {cards &&
        shown.length === 0 &&
        (children || <p className="project-gallery__empty">No projects available at the moment.</p>)}
      <LazyBoundary>{hasDialog && <ProjectDialog cards={cards} />}</LazyBoundary>
    </>
  )
}
