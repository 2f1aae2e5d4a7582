import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** Scroll positions of the entries of this tab's history, by the router's key. */
const positions = new Map<string, number>()

/**
 * Makes a client navigation behave like a document load: a new page starts at its top (or at its #fragment) with the
 * focus at the start of the main content, Back and Forward return to where the visitor was.
 */
export function useNavigationFocus(): void {
  const { key, pathname, hash } = useLocation()
  const type = useNavigationType()
  const previous = useRef<{ key: string; pathname: string } | undefined>(undefined)

  useLayoutEffect(() => {
    const last = previous.current
    previous.current = { key, pathname }
    const remember = () => positions.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    if (last && last.pathname !== pathname) arrive(type === 'POP' ? positions.get(key) : undefined, hash)
    return () => window.removeEventListener('scroll', remember)
  }, [key, pathname, hash, type])
}

function arrive(position: number | undefined, hash: string): void {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  if (target) target.scrollIntoView()
  else window.scrollTo({ top: position ?? 0, behavior: 'instant' })
  const focus = target ?? document.querySelector<HTMLElement>('main')
  focus?.setAttribute('tabindex', '-1')
  focus?.focus({ preventScroll: true })
}
