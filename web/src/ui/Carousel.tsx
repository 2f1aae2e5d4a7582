import { type ComponentProps, type ReactNode, useDeferredValue } from 'react'
import type { useSlides } from './use-slides.ts'
import './Carousel.css'

type CarouselProps = Pick<ComponentProps<'div'>, 'className' | 'onKeyDown'> & {
  /** Accessible name, for example "What customers say". */
  label: string
  /** `onPaper`: a drawing, on a light ground. */
  slides: readonly { key: string; content: ReactNode; onPaper?: boolean }[]
  /** Which slide is in view, from `useSlides` of as many. */
  state: ReturnType<typeof useSlides>
  /** The controls, below the slides. */
  children: ReactNode
}

/**
 * Shows one slide at a time. The browser scrolls and swipes (scroll snap), so it works without JavaScript. After
 * hydration, slides out of view are inert to the keyboard and to screen readers.
 */
export function Carousel({ label, slides, state, children, ...group }: CarouselProps) {
  // Deferred: an update from an effect or a store would keep hydration from being sliced.
  const hydrated = useDeferredValue(true, false)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group of controls and slides, not a fieldset.
    <div {...group} role="group" aria-roledescription="carousel" aria-label={label}>
      <ul
        className="carousel__track"
        {...state.trackProps}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard.
        tabIndex={0}
        aria-label={label}
      >
        {slides.map(({ key, content, onPaper }, index) => (
          <li
            key={key}
            className={`carousel__slide${onPaper ? ' on-paper' : ''}`}
            inert={hydrated && index !== state.current}
          >
            {content}
          </li>
        ))}
      </ul>
      {children}
    </div>
  )
}
