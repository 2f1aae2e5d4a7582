/** Keeps a value outside of React, as `useSyncExternalStore` reads it: the same object until another is set. */
export function createStore<Value>(initial: Value) {
  let current = initial
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set(next: Value): void {
      current = next
      for (const listener of listeners) listener()
    },
    /** Calls back when the value was set. Returns a function that ends this. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
