import { useEffect } from 'react'
import { LazySection, sleeping } from '../../wake/lazy-section.tsx'
import { ProjectFilters } from './ProjectFilters.tsx'
import type { ProjectGalleryProps } from './ProjectGallery.tsx'
import { searchParams } from './search-params.ts'
import { usePageSearch } from './use-page-search.ts'
import { WaitingCards } from './WaitingCards.tsx'

const gallery = sleeping(() => import('./ProjectGallery.tsx').then((file) => file.ProjectGallery))

/** The gallery below the first screen: its code and its cards are fetched when it is nearly in view. */
export function LazyProjectGallery(props: ProjectGalleryProps) {
  const { limit, featured, filters = false, search = false } = props
  return (
    <>
      <WakeForProject />
      <LazySection
        of={gallery}
        props={props}
        fallback={
          <div className="project-gallery">
            {(filters || search) && <ProjectFilters text="" setText={() => undefined} chips={filters} box={search} />}
            {(filters || search) && <p className="project-gallery__result" />}
            <WaitingCards limit={limit} featured={featured} />
          </div>
        }
      />
    </>
  )
}

/**
 * The gallery has the dialog that an address may ask for, wherever the page is scrolled to. A component of its own:
 * rendering a sleeping section again would throw its prerendered HTML away.
 */
function WakeForProject() {
  const opensProject = new URLSearchParams(usePageSearch()).has(searchParams.project)
  useEffect(() => {
    if (opensProject) gallery.wake()
  }, [opensProject])
  return null
}
