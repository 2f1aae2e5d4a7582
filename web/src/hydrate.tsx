import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { HelmetProvider } from 'react-helmet-async'
import { createBrowserRouter, createStaticHandler, isRouteErrorResponse, RouterProvider } from 'react-router-dom'
import { queryClient } from './api/query-client.ts'
import { keepEarlyInput } from './features/quote/read-form.ts'
import { prefetchPage, routes } from './routes.tsx'

/** Hydrates the page in the document. */
export async function hydratePage(): Promise<void> {
  prefetchAhead()
  keyEntry()
  addEventListener('popstate', keyEntry)
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root element')
  // In development the document is empty.
  if (!root.firstElementChild) {
    createRoot(root).render(site(<RouterProvider router={createBrowserRouter(routes)} />))
    return
  }
  // As in the prerender, code and record are loaded first, so that the first render equals the HTML.
  const { query, dataRoutes } = createStaticHandler(routes)
  const context = await query(new Request(location.href))
  if (context instanceof Response) throw new Error(`The page redirects to ${context.headers.get('location')}`)
  for (const error of Object.values(context.errors ?? {})) if (!isRouteErrorResponse(error)) throw error
  const router = createBrowserRouter(dataRoutes, { hydrationData: context })
  keepEarlyInput()
  // A transition hydrates in slices, so that the page responds to a press meanwhile.
  startTransition(() => {
    hydrateRoot(root, site(<RouterProvider router={router} />))
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
      <HelmetProvider>
        <QueryClientProvider client={queryClient}>{router}</QueryClientProvider>
      </HelmetProvider>
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
    if (link?.origin === location.origin && navigator.onLine) prefetchPage(link.pathname).catch(() => undefined)
  }
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, prefetch, { passive: true })
}
