import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

const never = () => () => undefined

/**
 * The query string of the page. Empty while the prerendered page, which was made without one, is being taken over:
 * the first render has to equal it.
 */
export function usePageSearch(): string {
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const { search } = useLocation()
  return hydrated ? search : ''
}
