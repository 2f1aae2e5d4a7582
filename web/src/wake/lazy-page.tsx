import { type ComponentType, use } from 'react'
import { remembered } from './remembered.ts'

/** What every page is given: what its path has in place of `:slug`, or nothing. */
export type PageProps = { slug: string }

/** A page whose code is a chunk of its own. `preload` fetches it and its data ahead of the visit. */
export type LazyPage = {
  Page: ComponentType<PageProps>
  preload: (slug?: string) => Promise<unknown>
}

/**
 * Like `React.lazy`, but renders without a pause when it was preloaded, which keeps the prerendered page on screen
 * during hydration. `loadData` fetches what the page reads with `use()`. A failure reaches the `PageBoundary` only when
 * the page is shown.
 */
export function lazyPage(
  loadComponent: () => Promise<ComponentType<PageProps>>,
  loadData: (slug: string) => Promise<unknown> = () => Promise.resolve(),
): LazyPage {
  const load = remembered(loadComponent)
  return {
    // Made once per route, so the component keeps its identity.
    Page: function LazyPage(props: PageProps) {
      const Component = use(load())
      return <Component {...props} />
    },
    preload: (slug = '') => Promise.all([load(), loadData(slug)]),
  }
}
