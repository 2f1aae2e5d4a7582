// Inlined into every page (its hash is in the content security policy). Starts the site's code when the page has been
// painted and the browser is idle, or at the visitor's first sign of life. What is pressed in a part of the page whose
// code is not there yet (data-asleep) is kept for early-actions.ts.
;(() => {
  const [entry, ...chunks] = JSON.parse(document.getElementById('modules').textContent)
  const actions = { clicks: [], submits: [] }
  let started = false
  const start = () => {
    if (started) return
    started = true
    for (const href of chunks) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
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
  for (const type of ['pointerdown', 'pointerover', 'keydown', 'focusin', 'touchstart'])
    addEventListener(type, start, { once: true, passive: true, capture: true })
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, 100))
  const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(whenIdle))
  if (document.readyState === 'complete') afterPaint()
  else addEventListener('load', afterPaint, { once: true })
})()
