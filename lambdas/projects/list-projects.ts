import {
  type ListProjectsQuery,
  type ListProjectsResponse,
  maxProjects,
  type Project,
  type ProjectCard,
} from '../shared/project.ts'
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

/** Adds to each row the number of rows in its collection. Expects whole collections. */
export function withImageCounts(rows: readonly Project[]): ProjectCard[] {
  return collectionsOf(rows).flatMap((collection) =>
    collection.map((row) => ({ ...row, image_count: collection.length })),
  )
}

/** One card for each collection: the row with the lowest `image_order`, then the lowest id. */
export function toCards(rows: readonly Project[]): ProjectCard[] {
  return collectionsOf(rows).flatMap((collection) => {
    const [first] = collection.toSorted((a, b) => a.image_order - b.image_order || compare(a.id, b.id))
    return first ? { ...first, image_count: collection.length } : []
  })
}

/** Compares by `project_date` descending, then `image_order`, then `id`. */
export function newestFirst(a: Project, b: Project): number {
  return compare(b.project_date, a.project_date) || a.image_order - b.image_order || compare(a.id, b.id)
}

/** A row without a collection forms its own. */
function collectionsOf(rows: readonly Project[]): Project[][] {
  return [...Map.groupBy(rows, (row) => row.collection_id ?? row).values()]
}

/** By code units, the same in every locale. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
