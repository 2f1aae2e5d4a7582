// Inlined into every page (its hash is in the content security policy). Asks for the styles below the first screen when
// that has been painted, unless arrive.js already did, and starts the site's code when the page has loaded and the browser is idle, or at the
// visitor's first sign of life. What is pressed in a part of the page whose
// code is not there yet (data-asleep) is kept for early-actions.ts.
;(() => {
  const { styles, modules } = JSON.parse(document.getElementById('boot').textContent)
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
    // Should they not come, the words are there all the same.
    link.onload = link.onerror = () => delete page.styles
  }
  // arrive.js may have linked them.
  if (!document.querySelector('link[rel=stylesheet]')) {
    page.styles = 'waiting'
    // A tab in the background paints nothing.
    if (document.hidden) addStyles()
    else afterPaint(addStyles)
  }
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
  // Should the code not come or not run in this browser, a form is sent the plain way: no enquiry waits for ever.
  const sendPlainly = (form) => form.closest('[data-asleep]') && form.submit()
  addEventListener('submit', (event) => setTimeout(sendPlainly, 10000, event.target), true)
  window.earlyActions = actions
  // Not pointerover: a browser tells of one by itself when a page appears under a pointer that rests.
  for (const type of ['pointerdown', 'keydown', 'focusin', 'touchstart'])
    addEventListener(type, start, { once: true, passive: true, capture: true })
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, 100))
  if (document.readyState === 'complete') afterPaint(whenIdle)
  else addEventListener('load', () => afterPaint(whenIdle), { once: true })
})()
