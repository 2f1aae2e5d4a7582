import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ProjectCard } from '#shared/project-cards.ts'
import { queryClient } from '../../api/query-client.ts'
import { searchParams, usePageSearch, withParam } from './page-search.ts'
import { cardsQuery } from './project-queries.ts'

export type OpenProject = {
  card: ProjectCard
  /** Index of the picture to show first. */
  start: number
}

/** How a project that the URL names and that is not open is doing. `withdrawn` holds until the URL changes again. */
type Absence = 'withdrawn' | 'failed' | 'tried again'

/**
 * The project named in the URL (`?project=ID`), by its card or by another of its pictures, which was on show when the
 * visitor left. An id that the API does not know is removed from the URL; after a failed fetch it stays there.
 */
export function useOpenProject(): {
  project: OpenProject | undefined
  absence: Absence | undefined
  /** Fetches again what could not be fetched. */
  retry: () => void
} {
  const search = usePageSearch()
  const navigate = useNavigate()
  const id = new URLSearchParams(search).get(searchParams.project)
  const projects = useQuery(cardsQuery, queryClient)
  const project = findImage(projects.data ?? [], id)
  const isUnknown = id !== null && !project && projects.isSuccess

  /** The query string left when a withdrawn project was removed from it. */
  const [searchAfter, setSearchAfter] = useState<string>()

  useEffect(() => {
    if (!isUnknown) return setSearchAfter((after) => (after === search ? after : undefined))
    const without = withParam(search, searchParams.project, undefined)
    setSearchAfter(without)
    navigate({ search: without }, { replace: true, preventScrollReset: true })
  }, [isUnknown, search, navigate])

  const absence = (): Absence | undefined => {
    if (searchAfter === search) return 'withdrawn'
    if (id === null || project || projects.errorUpdateCount === 0) return undefined
    if (projects.isFetching) return 'tried again'
    return projects.isError ? 'failed' : undefined
  }

  return { project, absence: absence(), retry: projects.refetch }
}

/** The project that has the picture with this id. */
function findImage(cards: readonly ProjectCard[], id: string | null): OpenProject | undefined {
  const card = cards.find(({ images }) => images.some((image) => image.id === id))
  return card && { card, start: card.images.findIndex((image) => image.id === id) }
}
