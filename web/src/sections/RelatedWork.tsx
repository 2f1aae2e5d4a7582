import { LazyProjectGallery } from '../features/portfolio/LazyProjectGallery.tsx'
import { Band } from './Band.tsx'

/** Past projects that show the service of this page. */
export function RelatedWork({ projects }: { projects: readonly string[] }) {
  if (projects.length === 0) return null
  return (
    <Band title="Work like this">
      <LazyProjectGallery only={projects} limit={projects.length} />
    </Band>
  )
}
