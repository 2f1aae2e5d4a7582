import { type ComponentType, use } from 'react'
import { readable } from '#content/records.ts'

/** A page whose code is a chunk of its own. `preload` fetches it and its data ahead of the visit. */
export type LazyPage = {
  Page: ComponentType
  preload: (slug?: string) => Promise<unknown>
}

/**
 * Like `React.lazy`, but renders without a pause when it was preloaded, which keeps the prerendered page on screen
 * during hydration. `loadData` is what the page reads with `use()`.
 */
export function lazyPage(
  loadComponent: () => Promise<ComponentType>,
  loadData: (slug: string) => Promise<unknown> = () => Promise.resolve(),
): LazyPage {
  let component: Promise<ComponentType> | undefined
  const load = () => {
    component ??= readable(loadComponent().catch(reloadOnce))
    return component
  }
  return {
    // Called once per route, while the route table is made: the component keeps its identity.
    Page: function LazyPage() {
      const Component = use(load())
      return <Component />
    },
    preload: (slug = '') => Promise.all([load(), loadData(slug)]),
  }
}

const reloadedKey = 'reloaded-for'

/**
 * A chunk that will not load usually means that the site was deployed anew or the network dropped: load the page as a
 * document, once. The quote form's draft survives in the tab (promises E6, L11).
 */
function reloadOnce(reason: unknown): Promise<never> {
  if (typeof window !== 'undefined' && sessionStorage.getItem(reloadedKey) !== location.href) {
    sessionStorage.setItem(reloadedKey, location.href)
    location.reload()
    return new Promise(() => undefined)
  }
  throw reason
}
