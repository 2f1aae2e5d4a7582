/** What the portfolio reads from the API. */
import { queryOptions } from '@tanstack/react-query'
import type { ListProjectsQuery, ListProjectsResponse, Project, ProjectCard } from '#contract/project.ts'
import { callApi } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'

/** Cards, newest first. `limit` counts cards. */
export function cardsQuery(filter: { featured?: boolean | undefined; limit?: number | undefined }) {
  return queryOptions({
    queryKey: ['cards', filter],
    queryFn: async ({ signal }) =>
      (
        await listAll(
          { ...(filter.featured && { featured: 'true' }), ...(filter.limit && { limit: filter.limit }), view: 'cards' },
          signal,
        )
      ).filter(isCard),
  })
}

/** Every row, for an address that names a project without a card on the page. */
export const rowsQuery = queryOptions({
  queryKey: ['rows'],
  queryFn: ({ signal }): Promise<Project[]> => listAll({}, signal),
})

/** The project with this id, or undefined. */
export async function findProject(id: string): Promise<Project | undefined> {
  return (await queryClient.fetchQuery(rowsQuery)).find((row) => row.id === id)
}

/** The rows of one collection, by image_order. */
export function collectionQuery(collectionId: string) {
  return queryOptions({
    queryKey: ['collection', collectionId],
    queryFn: async ({ signal }) => {
      const params = { collection_id: collectionId }
      return (await callApi('getCollection', { params, signal: bounded(signal) })).projects
    },
  })
}

/** The list page by page until it ends, or until it holds as many as were asked for. */
async function listAll(query: ListProjectsQuery, signal: AbortSignal) {
  const all: ListProjectsResponse['projects'][number][] = []
  let next: string | undefined
  do {
    const page = await callApi('listProjects', { query: { ...query, next }, signal: bounded(signal) })
    all.push(...page.projects)
    next = page.next
  } while (next && all.length < (query.limit ?? Number.POSITIVE_INFINITY))
  return all
}

function isCard(item: ListProjectsResponse['projects'][number]): item is ProjectCard {
  return 'image_count' in item
}

/** The longest that a visitor waits in front of skeletons. */
function bounded(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(10_000)])
}
