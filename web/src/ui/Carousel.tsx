import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from './Icon.tsx'

type CarouselProps = {
  /** What the slides are, for example "Customer reviews". */
  label: string
  slides: readonly { key: string | number; content: ReactNode }[]
  /** What one slide is called when it is announced, for example "Review". */
  slideName: string
}

/**
 * One slide at a time, looping. The browser does the moving and the swiping (scroll snap), so that it works before and
 * without a script; slides out of view are then taken out of reach of the keyboard and of screen readers.
 */
export function Carousel({ label, slides, slideName }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [ready, setReady] = useState(false)

  useEffect(() => {
    const list = track.current
    if (!list) return
    setReady(true)
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) setCurrent([...list.children].indexOf(target))
        }
      },
      { root: list, threshold: 0.6 },
    )
    for (const slide of list.children) observer.observe(slide)
    return () => observer.disconnect()
  }, [])

  const show = (index: number) => {
    const list = track.current
    const next = (index + slides.length) % slides.length
    const slide = list?.children[next]
    if (!list || !(slide instanceof HTMLElement)) return
    setCurrent(next)
    // From the last to the first without running back past all the others.
    const wraps = Math.abs(next - current) > 1
    list.scrollTo({ left: slide.offsetLeft, behavior: wraps ? 'instant' : 'auto' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    show(current + step)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group of controls and slides, not a fieldset.
    <div className="carousel" role="group" aria-roledescription="carousel" aria-label={label} onKeyDown={onKeyDown}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <ul className="carousel__track" ref={track} tabIndex={0} aria-label={label}>
        {slides.map(({ key, content }, index) => (
          <li key={key} className="carousel__slide" inert={ready && index !== current}>
            {content}
          </li>
        ))}
      </ul>
      <div className="carousel__controls needs-script">
        <button type="button" className="icon-button" onClick={() => show(current - 1)}>
          <Icon name="arrow-left" />
          <span className="visually-hidden">Previous slide</span>
        </button>
        <button type="button" className="icon-button" onClick={() => show(current + 1)}>
          <Icon name="arrow-right" />
          <span className="visually-hidden">Next slide</span>
        </button>
        <p className="figures" role="status">
          <span className="visually-hidden">{slideName} </span>
          {current + 1} of {slides.length}
        </p>
      </div>
    </div>
  )
}
