import { type ReactNode, StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { HelmetProvider } from 'react-helmet-async'
import { createBrowserRouter, isRouteErrorResponse, RouterProvider } from 'react-router-dom'
import { adoptEarlyForms } from './features/enquiry/early-form.ts'
import { prefetchPage, routes } from './routes.tsx'

/** Hydrates the page in the document. */
export async function hydratePage(): Promise<void> {
  prefetchAhead()
  keyEntry()
  addEventListener('popstate', keyEntry)
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root element')
  const loading = createBrowserRouter(routes)
  // In development the document is empty.
  if (!root.firstElementChild) {
    createRoot(root).render(site(<RouterProvider router={loading} />))
    return
  }
  // As in the prerender, code and record are loaded first, so that the first render equals the HTML.
  await initialized(loading)
  loading.dispose()
  const { loaderData, errors } = loading.state
  for (const error of Object.values(errors ?? {})) if (!isRouteErrorResponse(error)) throw error
  // Another, because the one that has loaded the page would scroll to its top: the browser has restored the position.
  const router = createBrowserRouter(loading.routes, { hydrationData: { loaderData, errors } })
  adoptEarlyForms()
  // A transition hydrates in slices, so that the page responds to a press meanwhile.
  startTransition(() => {
    hydrateRoot(root, site(<RouterProvider router={router} />))
  })
}

/** Waits until the router has loaded the page's code and record. */
function initialized(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return
      unsubscribe()
      resolve()
    })
  })
}

/**
 * Gives the current entry of the history a key of its own, by which its scroll position is found again: React Router
 * calls every entry that it has not made itself `default`. The entry keeps it when the document is reloaded.
 */
function keyEntry(): void {
  if (!history.state?.key) history.replaceState({ ...history.state, key: String(Math.random()) }, '')
}

function site(router: ReactNode): ReactNode {
  return (
    <StrictMode>
      <HelmetProvider>{router}</HelmetProvider>
    </StrictMode>
  )
}

/**
 * Prefetches the next page's code and record when a link is hovered, touched or focused. Not offline: browsers cache a
 * failed module import until the document is reloaded.
 */
function prefetchAhead(): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.origin !== location.origin || link.pathname === location.pathname || !navigator.onLine) return
    prefetchPage(link.pathname).catch(() => undefined)
  }
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, prefetch, { passive: true })
}
