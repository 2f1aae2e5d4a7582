import { type ProjectSelection, selectProjects } from './filter-projects.ts'
import { ProjectCards, useCards } from './ProjectCards.tsx'

type ProjectGalleryProps = {
  projects: ProjectSelection
  /** Number of cards to show. */
  limit: number
}

/**
 * Some projects as cards. A featured gallery begins with two large cards; a few selected projects share a row, and a
 * single one stands beside its description.
 */
export function ProjectGallery({ projects, limit }: ProjectGalleryProps) {
  const { cards, failed } = useCards()
  const shown = selectProjects(cards ?? [], projects).slice(0, limit)
  const layout = projects === 'featured' ? projects : 'ids' in projects ? 'few' : 'some'
  // The projects that a page selects may all be withdrawn: then there is nothing to say about the others.
  const hasNone = layout !== 'featured' && cards !== undefined && cards.length > 0 && shown.length === 0
  return (
    <div className="project-gallery" hidden={hasNone}>
      <ProjectCards cards={cards} failed={failed} shown={shown} limit={limit} layout={layout} />
    </div>
  )
}
