import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Moves the focus where a document load would: to the start of the new page's main content, or to the target of its
 * #fragment, and opens the answer around that. The router scrolls, but does not move the focus.
 */
export function useNavigationFocus(): void {
  const { pathname, hash } = useLocation()
  const shown = useRef<string>(undefined)

  useLayoutEffect(() => {
    const isFirst = shown.current === undefined
    if (shown.current === pathname) return
    shown.current = pathname
    const target = document.getElementById(hash.slice(1))
    openAnswer(target)
    if (isFirst) return
    const focus = target ?? document.querySelector<HTMLElement>('main')
    focus?.setAttribute('tabindex', '-1')
    focus?.focus({ preventScroll: true })
  }, [pathname, hash])
}

/** Opens the closed `<details>` around a link's target: after a document load only the newest browsers do so. */
function openAnswer(target: HTMLElement | null): void {
  const closed = target?.closest('details:not([open])')
  if (!closed) return
  closed.setAttribute('open', '')
  // Not if the visitor has scrolled, now or before a reload.
  if (window.scrollY === 0) target?.scrollIntoView()
}
