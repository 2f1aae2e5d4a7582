import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Puts the focus where a document load would: at the start of a new page's main content, or at the target of its
 * #fragment, whose closed answer is opened. The router scrolls, and leaves the focus alone.
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

/** Opens the closed `<details>` around a link's target: after a document load only the newest browsers do it. */
function openAnswer(target: HTMLElement | null): void {
  const closed = target?.closest('details:not([open])')
  if (!closed) return
  closed.setAttribute('open', '')
  // Unless the visitor has scrolled by now, or had before a reload.
  if (window.scrollY === 0) target?.scrollIntoView()
}
