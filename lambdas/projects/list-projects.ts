import { type ListProjectsQuery, type ListProjectsResponse, maxProjects, type Project } from '../shared/project.ts'
import { newestFirst, toCards, withImageCounts } from './project-cards.ts'
import type { ProjectStore } from './project-store.ts'

/** Rows, or one card for each collection, newest first. The limit counts what the filters leave. */
export async function listProjects(
  { category, featured, limit = maxProjects, view }: ListProjectsQuery,
  store: Pick<ProjectStore, 'list'>,
): Promise<ListProjectsResponse> {
  const rows = await store.list()
  const isWanted = (row: Project) => (!category || row.category === category) && (!featured || row.featured)
  const all = view === 'cards' ? toCards(rows) : withImageCounts(rows)
  return { projects: all.filter(isWanted).sort(newestFirst).slice(0, limit) }
}
