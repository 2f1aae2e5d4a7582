import { useEffect, useRef, useState } from 'react'

/** Milliseconds without scrolling after which the slide in view counts as current. */
const settledMs = 100

/**
 * Slides side by side in a scrolling track, looping, each as wide as the track. The browser does the scrolling. Starts
 * at slide `start`, or at the one that the visitor swiped to before hydration.
 */
export function useSlides(count: number, start?: number) {
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(start ?? 0)
  const settle = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The slide requested by a control, until it is reached or the visitor scrolls. */
  const wanted = useRef<number>(undefined)

  // Not in a layout effect: a surrounding dialog is not open yet then, and the track has no width.
  useEffect(() => {
    if (start === undefined) setCurrent(slideInView(track.current))
    else {
      // The first needs no scroll, which would end this.
      wanted.current = start || undefined
      scrollTo(track.current, start, 'instant')
    }
    return () => clearTimeout(settle.current)
  }, [start])

  const onSettled = () => {
    if (wanted.current === undefined) setCurrent(slideInView(track.current))
    else if (restsAt(track.current, wanted.current)) wanted.current = undefined
    // A jump during a smooth scroll, which a busy page may still have, is offset by what remains of it, and settles too.
    else scrollTo(track.current, wanted.current, 'instant')
  }
  const onScroll = () => {
    clearTimeout(settle.current)
    settle.current = setTimeout(onSettled, settledMs)
  }
  const show = (index: number) => {
    const next = (index + count) % count
    wanted.current = next
    setCurrent(next)
    // Jumps to a distant slide instead of scrolling past all the others.
    scrollTo(track.current, next, Math.abs(next - current) === 1 ? 'auto' : 'instant')
    // A layout change may cancel a smooth scroll before its first event.
    onScroll()
  }
  const step = (by: -1 | 1) => show(current + by)
  const onKeyDown = (event: KeyPress) => {
    // With a modifier the key is the browser's, to select text or go back.
    if (count < 2 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    step(event.key === 'ArrowLeft' ? -1 : 1)
  }
  const letGo = () => {
    wanted.current = undefined
  }

  return { current, show, step, onKeyDown, trackProps: { ref: track, onScroll, onPointerDown: letGo, onWheel: letGo } }
}

/** The browser's event, or React's. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'preventDefault'>

/** "2 of 8", as the only child of its element: React does not find a text among others again once it is translated. */
export function placeText(current: number, count: number): string {
  return `${current + 1} of ${count}`
}

/** To a pixel, because the browser rounds. */
function restsAt(track: HTMLElement | null, index: number): boolean {
  return !track || Math.abs(track.scrollLeft - index * track.clientWidth) < 1
}

function slideInView(track: HTMLElement | null): number {
  return track ? Math.round(track.scrollLeft / track.clientWidth) : 0
}

function scrollTo(track: HTMLElement | null, index: number, behavior: ScrollBehavior): void {
  track?.scrollTo({ left: index * track.clientWidth, behavior })
}
