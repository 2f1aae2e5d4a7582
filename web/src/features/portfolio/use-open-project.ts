import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Project, ProjectCard } from '#shared/project.ts'
import { queryClient } from '../../api/query-client.ts'
import { searchParams, usePageSearch, withParam } from './page-search.ts'
import { collectionQuery, rowsQuery } from './project-queries.ts'

export type OpenProject = {
  /** The row shown on its card. */
  card: Project
  /** The rows of its pictures; only the first while the collection loads. */
  images: Project[]
  /** Number of slides; 1 when the collection cannot be fetched. */
  count: number
  /** Index of the picture to show first. */
  start: number
}

/** How a project that the URL names and that is not open is doing. `withdrawn` holds until the URL changes again. */
type Absence = 'withdrawn' | 'failed' | 'tried again'

/**
 * The project named in the URL (`?project=ID`). `cards` are those on the page, undefined while they load. An id that
 * the API does not know is removed from the URL; after a failed fetch it stays there.
 */
export function useOpenProject(cards: readonly ProjectCard[] | undefined): {
  project: OpenProject | undefined
  absence: Absence | undefined
  /** Fetches again what could not be fetched. */
  retry: () => void
} {
  const search = usePageSearch()
  const navigate = useNavigate()
  const id = new URLSearchParams(search).get(searchParams.project)

  // The project's card; the URL may name another of its pictures, which was on show when the visitor left.
  const cardOnPage = cards?.find(
    ({ id: cardId, collection_id = '' }) =>
      cardId === id || queryClient.getQueryData(collectionQuery(collection_id).queryKey)?.some((row) => row.id === id),
  )
  const collection = useQuery(
    { ...collectionQuery(cardOnPage?.collection_id ?? ''), enabled: (cardOnPage?.image_count ?? 1) > 1 },
    queryClient,
  )
  // A shared URL may name a project that is not on this page, or a single picture of a collection.
  const rows = useQuery({ ...rowsQuery, enabled: id !== null && cards !== undefined && !cardOnPage }, queryClient)

  const images = collection.data?.length ? collection.data : cardOnPage && [cardOnPage]
  const project =
    cardOnPage && images
      ? {
          card: cardOnPage,
          images,
          count: collection.isPending ? cardOnPage.image_count : images.length,
          start: Math.max(
            0,
            images.findIndex((row) => row.id === id),
          ),
        }
      : findImage(rows.data, id)
  const isUnknown = id !== null && cards !== undefined && !project && rows.isSuccess

  /** The query string left when a withdrawn project was removed from it. */
  const [searchAfter, setSearchAfter] = useState<string>()

  useEffect(() => {
    if (!isUnknown) return
    const without = withParam(search, searchParams.project, undefined)
    setSearchAfter(without)
    navigate({ search: without }, { replace: true, preventScrollReset: true })
  }, [isUnknown, search, navigate])
  useEffect(() => setSearchAfter((after) => (after === search ? after : undefined)), [search])

  const absence = (): Absence | undefined => {
    if (searchAfter === search) return 'withdrawn'
    if (id === null || project || rows.errorUpdateCount === 0) return undefined
    if (rows.isFetching) return 'tried again'
    return rows.isError ? 'failed' : undefined
  }
  // The cards too, if they could not be fetched either.
  const retry = () => queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })

  return { project, absence: absence(), retry }
}

/** The picture with this id, with its whole collection. */
function findImage(rows: Project[] | undefined, id: string | null): OpenProject | undefined {
  const row = rows?.find((row) => row.id === id)
  if (!rows || !row) return undefined
  const images =
    row.collection_id === undefined
      ? [row]
      : rows
          .filter(({ collection_id }) => collection_id === row.collection_id)
          .sort((a, b) => a.image_order - b.image_order)
  return { card: images[0] ?? row, images, count: images.length, start: images.indexOf(row) }
}
