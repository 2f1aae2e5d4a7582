import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False during hydration, true afterwards and on pages rendered in the browser. The first render must equal the
 * prerendered HTML, which has no query string and no data.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
