import { useEffect } from 'react'
import { LazySection, sleeping } from '../../wake/lazy-section.tsx'
import { ProjectFilters } from './ProjectFilters.tsx'
import type { ProjectGalleryProps } from './ProjectGallery.tsx'
import { searchParams, usePageSearch } from './page-search.ts'
import { galleryLayout, WaitingCards } from './WaitingCards.tsx'

const gallery = sleeping(() => import('./ProjectGallery.tsx').then((file) => file.ProjectGallery))

/** The gallery below the first screen: its code and cards are fetched when it is nearly in view. */
export function LazyProjectGallery(props: ProjectGalleryProps) {
  const { projects, limit, filter } = props
  return (
    <>
      <WakeForProject />
      <LazySection
        of={gallery}
        props={props}
        fallback={
          <div className="project-gallery">
            {filter && (
              <>
                <ProjectFilters text="" setText={() => undefined} withText={filter === 'category and text'} />
                <p className="project-gallery__result" />
              </>
            )}
            <WaitingCards limit={limit} layout={galleryLayout(projects, limit)} />
          </div>
        }
      />
    </>
  )
}

/**
 * Wakes the gallery when the address asks for its dialog, wherever the page is scrolled to. A component of its own:
 * rendering a sleeping section again would throw away its prerendered HTML.
 */
function WakeForProject() {
  const opensProject = new URLSearchParams(usePageSearch()).has(searchParams.project)
  useEffect(() => {
    if (opensProject) gallery.wake()
  }, [opensProject])
  return null
}
