// Inlined into every page (its hash is in the content security policy). Starts the site's code when the page has been
// painted and the browser is idle, or at the visitor's first sign of life; keeps what they press until then.
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
  const onClick = (event) => {
    // Links, form submits, <summary> and buttons with a command work without script.
    const button = event.target.closest?.('button[type=button]:not([commandfor],[popovertarget]), [data-early-click]')
    if (button) {
      event.preventDefault()
      actions.clicks.push(button)
    }
  }
  const onSubmit = (event) => {
    if (event.target.dataset.enhanced === undefined) return
    event.preventDefault()
    actions.submits.push(event.target)
  }
  addEventListener('click', onClick, true)
  addEventListener('submit', onSubmit, true)
  actions.stop = () => {
    removeEventListener('click', onClick, true)
    removeEventListener('submit', onSubmit, true)
  }
  window.earlyActions = actions
  for (const type of ['pointerdown', 'pointerover', 'keydown', 'focusin', 'touchstart'])
    addEventListener(type, start, { once: true, passive: true, capture: true })
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, 100))
  const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(whenIdle))
  if (document.readyState === 'complete') afterPaint()
  else addEventListener('load', afterPaint, { once: true })
})()
