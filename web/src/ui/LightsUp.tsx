import { type ReactNode, useEffect, useRef } from 'react'
import './LightsUp.css'

/**
 * The site's one motion: light comes on. A picture on ink starts a little darker and rises to full brightness once, when
 * it enters the view. Without a script it is simply lit.
 */
export function LightsUp({ className, children }: { className: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const picture = ref.current
    if (!picture) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        picture.toggleAttribute('data-dim', !entry.isIntersecting)
        if (entry.isIntersecting) observer.disconnect()
      },
      { threshold: 0.35 },
    )
    observer.observe(picture)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={ref} className={`lights-up ${className}`}>
      {children}
    </div>
  )
}
