/**
 * How a prerendered page comes to life. The code for it is in `wake/`.
 *
 * 1. The document has all its words and, inlined, the styles of its first screen, so it paints with one round trip.
 *    `boot.js`, inlined too, links the other styles after that paint, or before it if the visitor does not start at
 *    the top.
 * 2. When the page has loaded and the browser is idle, or at the first touch, key or focus, `boot.js` fetches this file
 *    and the page's chunks side by side.
 * 3. This file hydrates the page. Sections below the first screen stay asleep (`lazy-section.tsx`): each fetches its
 *    code when it is nearly on screen or at the first sign of life, the quote dialog when it is opened.
 * 4. What is pressed or sent in a part that is asleep (`data-asleep`) is kept by `boot.js` and repeated by
 *    `early-actions.ts` once it is awake. A form whose code never arrives is posted as plain HTML after ten seconds.
 * 5. Later pages are rendered here. Their code and data are fetched when a link is pointed at (`lazy-page.tsx`) and
 *    remembered as promises that `use()` can read without a pause (`remembered.ts`).
 */
import { StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { HelmetProvider } from 'react-helmet-async'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { keepPositions } from './navigation-focus.ts'
import { prepareForOffline } from './offline.ts'
import { preloadPage } from './routes.ts'
import { noteVisit } from './visit.ts'
import { replayEarlyActions } from './wake/early-actions.ts'
import { untilLoaded } from './wake/until-loaded.ts'

noteVisit(location.pathname)
keepPositions()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root element')

const site = (
  <StrictMode>
    <HelmetProvider>
      <BrowserRouter>
        <App>
          <Ready />
        </App>
      </BrowserRouter>
    </HelmetProvider>
  </StrictMode>
)

// Without its code the first render would be empty; with it, React takes over the prerendered HTML. Not awaited: a module
// that waits keeps the build from putting what every page shares into this file.
untilLoaded(() => preloadPage(location.pathname)).then(() => {
  // In development the root has only the template's comment.
  if (root.firstElementChild) hydrateRoot(root, site)
  else createRoot(root).render(site)
})

// Fetches the next page's code and data before the click, when a link is pointed at, touched or focused. Not offline:
// a module that could not be fetched counts as missing until the document is loaded again.
for (const type of ['pointerover', 'touchstart', 'focusin']) {
  document.addEventListener(
    type,
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link?.origin === location.origin && navigator.onLine) preloadPage(link.pathname).catch(() => undefined)
    },
    { passive: true },
  )
}

/**
 * Marks the page as awake, then repeats what the visitor did before. Rendered beside the page, because React hydrates
 * the page after the layout, and a form submitted in between would be posted as plain HTML.
 */
function Ready() {
  useEffect(() => {
    delete document.getElementById('root')?.dataset.asleep
    replayEarlyActions(document.body)
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(keepForOffline)
    else setTimeout(keepForOffline, 1000)
  }, [])
  return null
}

/** What fails here is only not there offline. */
function keepForOffline(): void {
  prepareForOffline().catch(() => undefined)
}
