import { StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { HelmetProvider } from 'react-helmet-async'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { preloadPage } from './routes.ts'
import { replayEarlyActions } from './wake/early-actions.ts'
import { untilLoaded } from './wake/until-loaded.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root element')

// Without its code the first render of the page would be empty; with it, the prerendered HTML is simply taken over.
await untilLoaded(() => preloadPage(location.pathname))

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
// In development the root holds only the template's comment.
if (root.firstElementChild) hydrateRoot(root, site)
else createRoot(root).render(site)

// The next page's chunk and data are here before the click: a pointer, a finger or the focus on a link is enough.
// Not offline: a module that could not be fetched once counts as missing until the page is loaded anew.
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
 * Tells the page that it is alive, then does what the visitor did before it was. Beside the page, because React
 * hydrates it after the layout, and a form submitted in between would be sent the plain way.
 */
function Ready() {
  useEffect(() => {
    delete document.getElementById('root')?.dataset.asleep
    replayEarlyActions(document.body)
  }, [])
  return null
}
