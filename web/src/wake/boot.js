// Inlined into the head of every page (its hash is in the content security policy). Fetches the styles below the first
// screen, starts the site's code, and keeps what is pressed in parts of the page whose code is not there yet
// (data-asleep) for early-actions.ts. The whole story is in entry-client.tsx.
;(() => {
  const { styles, modules, closed } = JSON.parse(document.getElementById('boot').textContent)
  const [entry, ...chunks] = modules
  const addLink = (rel, href) => {
    const link = Object.assign(document.createElement('link'), { rel, href })
    document.head.append(link)
    return link
  }
  const afterPaint = (then) => requestAnimationFrame(() => requestAnimationFrame(then))
  const page = document.documentElement.dataset
  const addStyles = () => {
    const link = addLink('stylesheet', styles)
    // If they fail to arrive, the words are still shown.
    link.onload = link.onerror = () => delete page.styles
  }
  // A visitor who arrives by a link to a section, a reload or Back: without all its styles the page is too short for the
  // browser to find the place. The entry's name also has the text a search engine links to (#:~:text=), which `location`
  // hides.
  const [{ type, name } = {}] = performance.getEntriesByType('navigation')
  if (type !== 'navigate' || location.hash || name.includes('#')) {
    // A written link blocks the first paint in every browser; an appended one does not.
    const html = `<link rel="stylesheet" href="${styles}">`
    // A policy that has this one link to give: see `trusted-types.ts`.
    document.write(window.trustedTypes?.createPolicy('boot', { createHTML: () => html }).createHTML('') ?? html)
  } else {
    page.styles = 'waiting'
    // A background tab paints nothing.
    if (document.hidden) addStyles()
    else afterPaint(addStyles)
  }
  // A notice of closed days, on its days: by a rule in the page's own styles, before the first paint, so that nothing moves.
  const now = Date.now()
  for (const [id, from, until] of closed)
    if (from <= now && now < until) document.styleSheets[0].insertRule(`#${id}{display:block}`)
  const actions = { clicks: [], submits: [] }
  let started = false
  const start = () => {
    if (started) return
    started = true
    for (const href of chunks) addLink('modulepreload', href)
    import(entry)
  }
  const keep = (event, list, element) => {
    if (!element?.closest('[data-asleep]')) return
    event.preventDefault()
    event.stopPropagation()
    if (!list.includes(element)) list.push(element)
  }
  // Links and <summary> work without script, and so does a button with a command where the browser knows commands.
  const own = 'commandForElement' in HTMLButtonElement.prototype ? ':not([commandfor])' : ''
  const scripted = `button[type=button]${own}, [data-early-click]`
  addEventListener('click', (event) => keep(event, actions.clicks, event.target.closest?.(scripted)), true)
  addEventListener('submit', (event) => keep(event, actions.submits, event.target.closest('[data-enhanced]')), true)
  // If the code does not arrive, or does not run in this browser, the form is posted without it.
  const sendPlainly = (form) => form.closest('[data-asleep]') && form.submit()
  addEventListener('submit', (event) => setTimeout(sendPlainly, 10000, event.target), true)
  window.earlyActions = actions
  // Not pointerover: browsers fire it when a page appears under a resting pointer.
  for (const type of ['pointerdown', 'keydown', 'focusin', 'touchstart'])
    addEventListener(type, start, { once: true, passive: true, capture: true })
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, 100))
  if (document.readyState === 'complete') afterPaint(whenIdle)
  else addEventListener('load', () => afterPaint(whenIdle), { once: true })
})()
