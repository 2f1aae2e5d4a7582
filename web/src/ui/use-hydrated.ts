import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * `first` during hydration, `value` afterwards and on pages rendered in the browser. The first render must equal the
 * prerendered HTML, which has no query string and no data. Renders again only if the two differ.
 */
export function useHydrated<Value>(value: Value, first: Value): Value {
  return useSyncExternalStore(
    never,
    () => value,
    () => first,
  )
}
