import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False while prerendered HTML is being taken over, true from then on and on pages rendered here. The first render has
 * to equal the HTML, which was made without a query string and without data.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
