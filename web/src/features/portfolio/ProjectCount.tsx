import { useQuery } from '@tanstack/react-query'
import type { ProjectCategory } from '#shared/project.ts'
import { ofCategory } from './filter-projects.ts'
import { cardsQuery } from './project-queries.ts'

/** Number of projects in a category, once it is loaded. */
export function ProjectCount({ category }: { category: ProjectCategory }) {
  const { data } = useQuery(cardsQuery({ featured: false, limit: undefined }))
  const count = ofCategory(data ?? [], category).length
  return (
    count > 0 && (
      <p className="expertise__count figures">
        <strong>{count}</strong> {count === 1 ? 'project' : 'projects'}
      </p>
    )
  )
}
