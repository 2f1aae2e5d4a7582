import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'

/** Follows the site's own links inside written HTML without loading a document. */
export function useClientLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate()
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !plain || link.origin !== location.origin || link.pathname === location.pathname) return
    event.preventDefault()
    navigate(link.pathname + link.hash)
  }
}
