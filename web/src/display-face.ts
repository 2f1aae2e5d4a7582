import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import besley from './fonts/besley-500.woff2'

/**
 * A document without a picture has nothing to wait for but words, so the prerender marks it to be painted in the display
 * face's stand-in (`data-face="later"`). The face itself is fetched once the page is awake and used from the next page on:
 * it never changes under the reader's eyes.
 */
export function useDisplayFace(): void {
  const { pathname } = useLocation()
  const first = useRef(pathname)
  const face = useRef<FontFace>(undefined)
  useEffect(() => {
    const root = document.documentElement.dataset
    if (root.face !== 'later') return
    if (pathname === first.current) {
      face.current ??= new FontFace('Besley Variable', `url(${besley})`, { weight: '400 700' })
      // Where it fails to arrive, the stand-in stays.
      face.current.load().catch(() => undefined)
    } else {
      if (face.current) document.fonts.add(face.current)
      delete root.face
    }
  }, [pathname])
}
