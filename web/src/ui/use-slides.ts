import { useEffect, useRef, useState } from 'react'

/** Once scrolling has paused for this long, the slide in view is the current one. */
const settledMs = 100

/**
 * Slides side by side in a scrolling track, looping, each as wide as the track. The browser does the moving. It begins
 * with slide `start`, or with the one that the visitor swiped to before the script arrived.
 */
export function useSlides(count: number, start?: number) {
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(start ?? 0)
  const settle = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The slide that a control asked for, until it has arrived or the visitor scrolls. */
  const wanted = useRef<number>(undefined)

  // Not in a layout effect: a dialog around the track has not opened by then, and the track has no width.
  useEffect(() => {
    if (start === undefined) setCurrent(slideInView(track.current))
    else scrollTo(track.current, start, 'instant')
    return () => clearTimeout(settle.current)
  }, [start])

  const show = (index: number) => {
    const next = (index + count) % count
    wanted.current = next
    setCurrent(next)
    // Jumps to a far slide rather than scroll past all the others.
    scrollTo(track.current, next, Math.abs(next - current) === 1 ? 'auto' : 'instant')
  }
  const onSettled = () => {
    if (wanted.current === undefined) setCurrent(slideInView(track.current))
    // A jump that interrupts a smooth scroll is moved on by the rest of it, and ends between two slides.
    else scrollTo(track.current, wanted.current, 'instant')
    wanted.current = undefined
  }
  const onScroll = () => {
    clearTimeout(settle.current)
    settle.current = setTimeout(onSettled, settledMs)
  }
  const letGo = () => {
    wanted.current = undefined
  }

  return { current, show, trackProps: { ref: track, onScroll, onPointerDown: letGo, onWheel: letGo } }
}

function slideInView(track: HTMLElement | null): number {
  return track ? Math.round(track.scrollLeft / track.clientWidth) : 0
}

function scrollTo(track: HTMLElement | null, index: number, behavior: ScrollBehavior): void {
  track?.scrollTo({ left: index * track.clientWidth, behavior })
}
