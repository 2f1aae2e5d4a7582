import { type ListProjectsQuery, type ListProjectsResponse, maxProjects } from '../shared/project.ts'
import { newestFirst } from '../shared/project-cards.ts'
import type { ProjectStore } from './project-store.ts'

/** Rows, newest first. The limit counts what the filters leave. */
export async function listProjects(
  { category, featured, limit = maxProjects }: ListProjectsQuery,
  store: Pick<ProjectStore, 'list'>,
): Promise<ListProjectsResponse> {
  const rows = await store.list()
  const wanted = rows.filter((row) => (!category || row.category === category) && (!featured || row.featured))
  return { projects: wanted.sort(newestFirst).slice(0, limit) }
}
