import { use, useDeferredValue, useMemo } from 'react'
import type { ProjectCard } from '#contract/project.ts'
import { remembered } from '../../wake/remembered.ts'
import { untilLoaded } from '../../wake/until-loaded.ts'

const importSearch = async () => {
  const [search, { NearestCategories }] = await Promise.all([
    import('./search-projects.ts'),
    import('./NearestCategories.tsx'),
  ])
  return { ...search, NearestCategories }
}
/** The code of the search. Retries: a failure here would take the page down, and until then the cards stay as they are. */
export const loadSearch = remembered(() => untilLoaded(importSearch))

/**
 * The cards that have the words, the best first; without words, all in the order given. The words apply once the
 * search's code is here.
 */
export function useProjectSearch(cards: readonly ProjectCard[], text: string) {
  const typed = useDeferredValue(text.trim(), '')
  const search = typed === '' ? undefined : use(loadSearch())
  const index = useMemo(() => search?.indexProjects(cards), [search, cards])
  const found = useMemo(
    () => (search && index ? search.searchProjects(index, typed) : cards),
    [search, index, typed, cards],
  )
  return { found, typed, index, NearestCategories: search?.NearestCategories }
}
