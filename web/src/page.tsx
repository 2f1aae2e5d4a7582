import { type ComponentType, use } from 'react'
import { remembered } from './wake/remembered.ts'

/** A page whose code is a chunk of its own. `preload` fetches it and its data ahead of the visit. */
export type LazyPage = {
  Page: ComponentType
  preload: (slug?: string) => Promise<unknown>
}

/**
 * Like `React.lazy`, but renders without a pause when it was preloaded, which keeps the prerendered page on screen
 * during hydration. `loadData` is what the page reads with `use()`. What does not arrive is thrown to the
 * `PageBoundary` when the page is shown, and to nobody when it was only fetched ahead.
 */
export function lazyPage(
  loadComponent: () => Promise<ComponentType>,
  loadData: (slug: string) => Promise<unknown> = () => Promise.resolve(),
): LazyPage {
  const load = remembered(loadComponent)
  return {
    // Called once per route, while the route table is made: the component keeps its identity.
    Page: function LazyPage() {
      const Component = use(load())
      return <Component />
    },
    preload: (slug = '') => Promise.all([load(), loadData(slug)]),
  }
}
