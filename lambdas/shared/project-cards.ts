import type { Project } from './project.ts'

/** A project as the portfolio shows it: its representative row, and every row of its collection by `image_order`. */
export type ProjectCard = Project & { images: Project[] }

/** One card for each collection, newest first: the row with the lowest `image_order`, then the lowest id. */
export function toCards(rows: readonly Project[]): ProjectCard[] {
  // A row without a collection forms its own. Safari before 17.4 has no `Map.groupBy`.
  const collections = new Map<unknown, Project[]>()
  for (const row of rows.toSorted(byImageOrder)) {
    const images = collections.get(row.collection_id ?? row)
    if (images) images.push(row)
    else collections.set(row.collection_id ?? row, [row])
  }
  return [...collections.values()]
    .flatMap((images) => images.slice(0, 1).map((row) => ({ ...row, images })))
    .sort(newestFirst)
}

/** Compares by `project_date` descending, then `image_order`, then `id`. */
export function newestFirst(a: Project, b: Project): number {
  return compare(b.project_date, a.project_date) || byImageOrder(a, b)
}

function byImageOrder(a: Project, b: Project): number {
  return a.image_order - b.image_order || compare(a.id, b.id)
}

/** By code units, the same in every locale. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
