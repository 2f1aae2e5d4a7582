import { ProjectGallery } from '../features/portfolio/ProjectGallery.tsx'
import { Band } from '../sections/Band.tsx'

/** Jobs of a service, by their ids. Not in `ServiceFrame.tsx`, whose emergency page would load the code for none. */
export function ServiceWork({ projects }: { projects: string[] }) {
  if (projects.length === 0) return null
  return (
    <Band className="band--close" title="Recent jobs like this">
      <ProjectGallery projects={{ ids: projects }} limit={projects.length} />
    </Band>
  )
}
