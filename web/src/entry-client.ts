/**
 * How a page starts:
 * 1. The HTML has all of the text and links the page's styles, so the first paint is complete.
 * 2. This script hides the owner's notice after its last day, imports `early-form.ts`, which stores what is typed from
 *    now on, and waits until the page has loaded and painted.
 * 3. Then it imports `hydrate.tsx`, which is React, the router and the route table, and beside it the page's own code;
 *    the route table imports the page's record.
 * 4. `hydrateRoot` hydrates the page. Until then links, forms, <details> and dialogs opened by a command work.
 * 5. Heavy parts are loaded on demand by `import()`: a project's dialog, the detector of dangers.
 */

const notice = document.querySelector<HTMLElement>('.site-notice')
if (notice && Number(notice.dataset.until) <= Date.now()) notice.hidden = true

followForms()

// In the second frame, because the code would compete with the decoding of the picture that the first one paints.
const onLoad = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(startHydration)))
if (document.readyState === 'complete') startHydration()
else addEventListener('load', onLoad, { once: true })

async function followForms(): Promise<void> {
  // Without it nothing is stored yet, and the form is posted without a key.
  const early = await import('./features/enquiry/early-form.ts').catch(() => undefined)
  early?.followEarlyForms()
}

/** Loads the page's own code beside React and the router, which would ask for it only once they are there. */
async function loadPageAhead(): Promise<void> {
  const page = document.querySelector<HTMLElement>('[data-page]')?.dataset.page
  if (page) await (await import('./loaders/load-page.ts')).loadPage(page)
}

async function startHydration(): Promise<void> {
  loadPageAhead().catch(() => undefined)
  try {
    const { hydratePage } = await import('./hydrate.tsx')
    // In a task of its own, because evaluating the libraries took one long task.
    await new Promise((resolve) => setTimeout(resolve))
    await hydratePage()
  } catch (error) {
    // If the code cannot be loaded the page stays plain HTML, which works.
    console.error(error)
    document.documentElement.dataset.plain = ''
  }
}
