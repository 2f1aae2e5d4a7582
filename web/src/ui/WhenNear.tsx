import { type ComponentProps, useEffect, useRef, useState } from 'react'

/** Within half a screen of what is in view, and half a row of one that scrolls sideways. */
const margins = { rootMargin: '50% 0px', scrollMargin: '0px 50%' }

/**
 * A box whose pictures are fetched when it is near the screen. A browser loads a lazy picture from up to three screens
 * away, which for most visitors is further than they read. Where the browser cannot tell what is near
 * they are shown at once; without script they are lazy pictures. Paper has no such box, because it might be empty.
 */
export function WhenNear({ children, ...attributes }: ComponentProps<'div'>) {
  const box = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !box.current) return
    if (!('IntersectionObserver' in window)) return setNear(true)
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
    }, margins)
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [near])
  return (
    <div {...attributes} ref={box}>
      {near ? children : <noscript>{children}</noscript>}
    </div>
  )
}
