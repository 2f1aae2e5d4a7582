import { useSyncExternalStore } from 'react'

/** A value that several components show. `first` makes it when it is first asked for; the prerendered page shows `server`. */
export function createStore<Value>(first: () => Value, server: Value) {
  let held: { value: Value } | undefined
  const listeners = new Set<() => void>()
  const get = (): Value => {
    held ??= { value: first() }
    return held.value
  }
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    get,
    set(value: Value): void {
      held = { value }
      for (const listener of listeners) listener()
    },
    subscribe,
    /** A part of it, so that a component is rendered only when that part changes. */
    use: <Part>(select: (value: Value) => Part): Part =>
      useSyncExternalStore(
        subscribe,
        () => select(get()),
        () => select(server),
      ),
  }
}
