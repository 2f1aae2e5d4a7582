/** Promises as React's `use()` needs them: the same one for the same question, and readable at once when settled. */

/** Milliseconds. Not at once: `use()` would ask again and again instead of throwing. */
const failureRemembered = 3000

/** A loader that loads once. A chunk that failed to arrive is asked for again when a moment has passed. */
export function remembered<T>(load: () => Promise<T>): () => Promise<T> {
  let promise: Promise<T> | undefined
  return () => {
    if (!promise) {
      promise = readable(load())
      promise.catch(() => setTimeout(() => (promise = undefined), failureRemembered))
    }
    return promise
  }
}

/** A loader that loads once for each slug. */
export function rememberedBySlug<T>(load: (slug: string) => Promise<T>): (slug: string) => Promise<T> {
  const loaders = new Map<string, () => Promise<T>>()
  return (slug) => {
    const loader = loaders.get(slug) ?? remembered(() => load(slug))
    loaders.set(slug, loader)
    return loader()
  }
}

/** What `readable` has noted of a promise: its value, once it is here. */
export function settledValue<T>(promise: Promise<T> & { value?: T }): T | undefined {
  return promise.value
}

/**
 * Marks a settled promise in the way React does itself (`status`, `value`), so that `use()` returns at once when
 * the data is already here: a page whose data was fetched ahead hydrates and navigates without a pause.
 */
export function readable<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  )
  return promise
}
