import type { ProjectCategory } from '#contract/project.ts'

type ProjectGalleryProps = {
  /** Cards to show, counted after grouping; all when left out. */
  limit?: number
  featured?: boolean
  /** Category to show, unless the visitor filters. */
  category?: ProjectCategory
  /** Category buttons above the cards. */
  filters?: boolean
  /** Search box above the cards. */
  search?: boolean
}

/** Cards of past projects. */
export function ProjectGallery({ limit = 6 }: ProjectGalleryProps) {
  return <p>{limit}</p>
}
