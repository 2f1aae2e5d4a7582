import { useSyncExternalStore } from 'react'

/** A value shared by several components. `first` computes it on first use; the prerendered page shows `server`. */
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
    /** Selects a part of the value, so that a component re-renders only when that part changes. */
    use: <Part>(select: (value: Value) => Part): Part =>
      useSyncExternalStore(
        subscribe,
        () => select(get()),
        () => select(server),
      ),
  }
}
