import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** Where the entries of this tab's history were scrolled to, by the router's key and the path. */
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
    const entry = `${key} ${pathname}`
    const remember = () => positions.set(entry, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    if (!last) openAnswer(hash)
    else if (last.pathname !== pathname) arrive(type === 'POP' ? positions.get(entry) : undefined, hash)
    return () => window.removeEventListener('scroll', remember)
  }, [key, pathname, hash, type])
}

const storageKey = 'positions'
const mostStored = 50

/** Keeps the positions for Back after a reload, which empties the memory. Called once. */
export function keepPositions(): void {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    if (Array.isArray(stored)) for (const [entry, top] of stored) positions.set(String(entry), Number(top) || 0)
  } catch {
    // Storage may be blocked: Back then leads to the top.
  }
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-mostStored)))
    } catch {}
  })
}

function arrive(position: number | undefined, hash: string): void {
  openAnswer(hash)
  const target = targetOf(hash)
  if (target && position === undefined) target.scrollIntoView()
  else window.scrollTo({ top: position ?? 0, behavior: 'instant' })
  const focus = target ?? document.querySelector<HTMLElement>('main')
  focus?.setAttribute('tabindex', '-1')
  focus?.focus({ preventScroll: true })
}

/** Opens the closed `<details>` around a link's target: after a document load only the newest browsers do it. */
function openAnswer(hash: string): void {
  const target = targetOf(hash)
  const closed = target?.closest('details:not([open])')
  if (!closed) return
  closed.setAttribute('open', '')
  // Unless the visitor has scrolled by now, or had before a reload.
  if (window.scrollY === 0) target?.scrollIntoView()
}

function targetOf(hash: string): HTMLElement | null {
  return document.getElementById(hash.slice(1))
}
