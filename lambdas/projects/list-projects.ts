import {
  type ListProjectsQuery,
  type ListProjectsResponse,
  maxProjectsPerPage,
  ProjectCategory,
} from '../contract/project.ts'
import { VisibleError } from '../runtime/visible-error.ts'
import { OrderKey } from './project-items.ts'
import type { ProjectRead, ProjectStore } from './project-store.ts'

/**
 * One page of rows or cards, newest first. "All categories" merges the categories' partitions, each read only as far
 * as the page can need, so that a read costs the same however many projects there are [I3].
 */
export async function listProjects(
  query: ListProjectsQuery,
  store: Pick<ProjectStore, 'list'>,
): Promise<ListProjectsResponse> {
  const limit = query.limit ?? maxProjectsPerPage
  const read: Omit<ProjectRead, 'category'> = {
    view: query.view ?? 'rows',
    featured: query.featured === 'true',
    // One more than asked for says whether there is a next page.
    limit: limit + 1,
    after: query.next === undefined ? undefined : decodeCursor(query.next),
  }
  const categories = query.category ? [query.category] : ProjectCategory.options
  const partitions = await Promise.all(categories.map((category) => store.list({ ...read, category })))
  const items = partitions.flat().sort((a, b) => (a.order_key < b.order_key ? -1 : 1))

  const page = items.slice(0, limit)
  const last = page.at(-1)
  const projects = query.view === 'cards' ? page : page.map(({ image_count: _, ...row }) => row)
  return { projects, next: last && items.length > limit ? encodeCursor(last.order_key) : undefined }
}

/** The cursor is the last item's `order_key`: it stays good when that item is gone. */
function encodeCursor(orderKey: string): string {
  return Buffer.from(orderKey).toString('base64url')
}

function decodeCursor(cursor: string): string {
  const orderKey = Buffer.from(cursor, 'base64url').toString()
  // Only as `encodeCursor` writes it: base64 has spare bits that a decoder ignores, and each variant would be cached apart [E7].
  if (!OrderKey.safeParse(orderKey).success || encodeCursor(orderKey) !== cursor) {
    throw new VisibleError('gone', 'This page of the list is no longer there. Start again from the first.')
  }
  return orderKey
}
