import { type KeyboardEvent, type ReactNode, useDeferredValue } from 'react'
import { SlideButtons } from './SlideButtons.tsx'
import { arrowStep, placeText, useSlides } from './use-slides.ts'
import './Carousel.css'

type CarouselProps = {
  /** Accessible name, for example "Customer reviews". */
  label: string
  slides: readonly { key: string; content: ReactNode }[]
  /** How screen readers announce one slide, for example "Review". */
  slideName: string
}

/**
 * Shows one slide at a time, looping. The browser scrolls and swipes (scroll snap), so it works without JavaScript.
 * After hydration, slides out of view are inert to the keyboard and to screen readers.
 */
export function Carousel({ label, slides, slideName }: CarouselProps) {
  const { current, show, trackProps } = useSlides(slides.length)
  // Deferred: an update from an effect or a store would keep hydration from being sliced.
  const hydrated = useDeferredValue(true, false)

  const onKeyDown = (event: KeyboardEvent) => {
    const step = arrowStep(event)
    if (!step) return
    event.preventDefault()
    show(current + step)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group of controls and slides, not a fieldset.
    <div className="carousel" role="group" aria-roledescription="carousel" aria-label={label} onKeyDown={onKeyDown}>
      <ul
        className="carousel__track"
        {...trackProps}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard.
        tabIndex={0}
        aria-label={label}
      >
        {slides.map(({ key, content }, index) => (
          <li key={key} className="carousel__slide" inert={hydrated && index !== current}>
            {content}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className="carousel__controls needs-script">
          <SlideButtons slideName="slide" onStep={(step) => show(current + step)} />
          <p className="figures small" role="status">
            <span className="visually-hidden">{slideName} </span>
            <span>{placeText(current, slides.length)}</span>
          </p>
        </div>
      )}
    </div>
  )
}
