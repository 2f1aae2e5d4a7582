/** What the portfolio reads from the API. */
import { queryOptions } from '@tanstack/react-query'
import type { ListProjectsQuery, Project, ProjectCard } from '#shared/project.ts'
import { callApi } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import { timeLimit } from '../../api/retry.ts'

/** Cards, newest first. `limit` counts cards. */
export function cardsQuery({ featured, limit }: { featured?: boolean | undefined; limit?: number | undefined }) {
  const query: ListProjectsQuery = { ...(featured && { featured: 'true' }), ...(limit && { limit }), view: 'cards' }
  return queryOptions({ queryKey: ['cards', query], queryFn: ({ signal }) => list(query, signal) })
}

/** Every image row, for a URL that names a project without a card on the page. */
export const rowsQuery = queryOptions({ queryKey: ['rows'], queryFn: ({ signal }) => list({}, signal) })

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

async function list(query: ListProjectsQuery, signal: AbortSignal): Promise<ProjectCard[]> {
  return (await callApi('listProjects', { query, signal: bounded(signal) })).projects
}

/** A visitor sees skeletons for ten seconds at most. */
const bounded = (signal: AbortSignal) => timeLimit(10_000, signal)
