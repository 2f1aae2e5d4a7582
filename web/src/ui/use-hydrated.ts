import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False while prerendered HTML is hydrated, true afterwards and on pages rendered in the browser. The first render has
 * to equal the HTML, which was made without a query string and without data.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
