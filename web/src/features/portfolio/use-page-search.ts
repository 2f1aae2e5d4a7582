import { useLocation } from 'react-router-dom'
import { useHydrated } from '../../wake/use-hydrated.ts'

/** The query string of the page; empty while prerendered HTML is being taken over. */
export function usePageSearch(): string {
  const hydrated = useHydrated()
  const { search } = useLocation()
  return hydrated ? search : ''
}
