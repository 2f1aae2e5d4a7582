import { type ReactNode, useEffect, useRef } from 'react'
import './LightsUp.css'

/**
 * The site's only animation. A picture on a dark ground starts slightly dimmed and brightens once, when it enters the
 * viewport. Without JavaScript it is never dimmed.
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
