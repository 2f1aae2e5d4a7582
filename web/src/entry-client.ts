/**
 * How a page comes to life:
 * 1. The document has all its words, and links the styles of its page, which are complete before the first paint.
 * 2. This script shows the closed days, if today is one, and waits until the page has loaded and has been painted.
 * 3. Then `hydrate.tsx` comes: React, the router and, by the route table, the page's own code and record.
 * 4. `hydrateRoot` takes over all of it. Until then there are links, forms, <details>, and dialogs opened by a command.
 * 5. Heavy parts come when they are asked for, by `lazy`: a project's dialog, the photos of an enquiry.
 */
import { closedNotices } from '#content/lib/owner/closed-days.ts'
import { apiPaths } from '#contract/api-paths.ts'

const now = Date.now()
for (const { id, from, until } of closedNotices)
  if (from <= now && now < until) document.getElementById(id)?.removeAttribute('hidden')

if (document.readyState === 'complete') comeToLife()
else addEventListener('load', () => requestAnimationFrame(() => setTimeout(comeToLife)), { once: true })

async function comeToLife(): Promise<void> {
  try {
    const { hydratePage } = await import('./hydrate.tsx')
    // In a task of its own: evaluating the libraries was a long one.
    await new Promise((resolve) => setTimeout(resolve))
    await hydratePage()
  } catch (error) {
    // Without its code the page stays as it is: plain HTML that works.
    console.error(error)
    document.documentElement.dataset.plain = ''
    reportFailure()
  }
}

let isReported = false

/** Once a page, and nothing but that it happened: whoever runs the site hears when it happens to many. */
function reportFailure(): void {
  if (!isReported) navigator.sendBeacon(apiPaths.reportPageFailed.path)
  isReported = true
}
