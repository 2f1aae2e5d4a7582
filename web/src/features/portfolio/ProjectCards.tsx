import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, useState } from 'react'
import type { ProjectCard as Card } from '#shared/project-cards.ts'
import { queryClient } from '../../api/query-client.ts'
import { LazyBoundary } from '../../ui/LazyBoundary.tsx'
import { type CardSize, loadProjectDialog, ProjectCard } from './ProjectCard.tsx'
import { searchParams, usePageSearch } from './page-search.ts'
import { cardsQuery } from './project-queries.ts'
import { type GalleryLayout, PhoneLine, WaitingCards } from './WaitingCards.tsx'
import './ProjectGallery.css'

const ProjectDialog = lazy(async () => ({ default: (await loadProjectDialog()).ProjectDialog }))

const none: readonly Card[] = []

type Cards = {
  /** All cards, newest first; undefined while they load, none after a failed fetch. */
  cards: readonly Card[] | undefined
  /** The fetch failed. */
  failed: boolean
}

export function useCards(): Cards {
  const { data, isPending, isLoadingError } = useQuery(cardsQuery, queryClient)
  return { cards: isPending ? undefined : (data ?? none), failed: isLoadingError }
}

type ProjectCardsProps = Cards & {
  /** The cards to show here. */
  shown: readonly Card[]
  limit: number | undefined
  layout: GalleryLayout
  /** Level of the cards' headings in the outline of the page. */
  headingLevel?: 2 | 3
  /** Shown in place of the cards when there are none; by default a sentence. */
  children?: ReactNode
}

/** The cards of a gallery, each with a dialog at its own URL (`?project=ID`). */
export function ProjectCards({ cards, failed, shown, limit, layout, headingLevel = 3, children }: ProjectCardsProps) {
  const sizeOf = (index: number): CardSize => {
    if (layout === 'few') return shown.length === 1 ? 'alone' : 'large'
    if (layout === 'all') return index % 5 === 0 || (index % 5 === 1 && shown[index]?.plan) ? 'wide' : 'beside'
    if (layout === 'some') return 'small'
    return index < 2 ? 'large' : 'quarter'
  }

  return (
    <>
      <OpenedProject />
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
        (children ||
          (failed ? <PhoneLine /> : <p className="project-gallery__empty">No projects available at the moment.</p>))}
    </>
  )
}

/** The dialog, while the URL names a project. It stays mounted then, so that it can close and restore the focus. */
function OpenedProject() {
  const opensProject = new URLSearchParams(usePageSearch()).has(searchParams.project)
  const [hasDialog, setHasDialog] = useState(false)
  // While rendering, not in an effect: the router's transition then waits for the dialog's code.
  if (opensProject && !hasDialog) setHasDialog(true)
  return <LazyBoundary>{hasDialog && <ProjectDialog />}</LazyBoundary>
}
