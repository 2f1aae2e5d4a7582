/** What the portfolio reads from the API. */
import { queryOptions } from '@tanstack/react-query'
import type { Project } from '#shared/project.ts'
import { toCards } from '#shared/project-cards.ts'
import { callApi } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import { timeLimit } from '../../api/retry.ts'

/** The whole portfolio, newest first. A visitor sees skeletons for ten seconds at most. */
export const cardsQuery = queryOptions({
  queryKey: ['projects'],
  queryFn: async ({ signal }) =>
    toCards((await callApi('listProjects', { signal: timeLimit(10_000, signal) })).projects),
})

/** The project with this id, or undefined. */
export async function findProject(id: string): Promise<Project | undefined> {
  const cards = await queryClient.fetchQuery(cardsQuery)
  return cards.flatMap(({ images }) => images).find((row) => row.id === id)
}
