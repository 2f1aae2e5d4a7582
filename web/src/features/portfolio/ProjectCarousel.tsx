import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { business } from '#content/business.ts'
import type { Project } from '#contract/project.ts'
import { Icon } from '../../ui/Icon.tsx'
import { ProjectPicture } from '../../ui/ProjectPicture.tsx'

type ProjectCarouselProps = {
  images: readonly Project[]
  /** How many images there will be once the collection is here: their places are kept. */
  count: number
  /** Index of the image to begin with. */
  start: number
}

/** Once scrolling has paused for this long, the image in view is the current one. */
const settledMs = 100

/** As wide as the dialog's first column. */
const pictureSizes = '(min-width: 64rem) 40rem, 100vw'

/** The images of a project: swipe, buttons, arrow keys (anywhere in the dialog) and thumbnails. */
export function ProjectCarousel({ images, count, start }: ProjectCarouselProps) {
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(start)
  const settle = useRef<ReturnType<typeof setTimeout>>(undefined)

  const scrollTo = (index: number, behavior: ScrollBehavior) => {
    const list = track.current
    list?.scrollTo({ left: index * list.clientWidth, behavior })
  }
  const show = (index: number) => {
    const next = (index + count) % count
    setCurrent(next)
    // A far image is simply there, rather than after all the others have run past.
    scrollTo(next, Math.abs(next - current) === 1 ? 'auto' : 'instant')
  }
  const onScroll = () => {
    clearTimeout(settle.current)
    settle.current = setTimeout(() => {
      const list = track.current
      if (list) setCurrent(Math.round(list.scrollLeft / list.clientWidth))
    }, settledMs)
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step || count < 2 || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    show(current + step)
  })

  useLayoutEffect(() => {
    const list = track.current
    list?.scrollTo({ left: start * list.clientWidth, behavior: 'instant' })
  }, [start])

  // A press on the words of a dialog leaves the focus on the page, so that the keys are heard there only.
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => {
      document.removeEventListener('keydown', listener)
      clearTimeout(settle.current)
    }
  }, [])

  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group of controls and slides, not a fieldset.
    <div className="project-carousel" role="group" aria-roledescription="carousel" aria-label="Images of this project">
      <ul
        className="carousel__track project-carousel__track"
        ref={track}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        aria-label="Images"
      >
        {places(count).map((index) => {
          const image = images[index]
          return (
            <li key={index} className="carousel__slide" aria-hidden={index !== current}>
              {image && (
                <ProjectPicture
                  imageUrl={image.image_url}
                  alt={image.alt_text}
                  sizes={pictureSizes}
                  lazy={index !== start}
                />
              )}
            </li>
          )
        })}
      </ul>
      <div className="project-carousel__bar">
        {count > 1 && (
          <p className="figures" role="status">
            {current + 1} of {count}
          </p>
        )}
        {business.sample && <p className="caption">Illustration</p>}
        {count > 1 && (
          <div className="project-carousel__buttons">
            <button type="button" className="icon-button" onClick={() => show(current - 1)}>
              <Icon name="arrow-left" />
              <span className="visually-hidden">Previous image</span>
            </button>
            <button type="button" className="icon-button" onClick={() => show(current + 1)}>
              <Icon name="arrow-right" />
              <span className="visually-hidden">Next image</span>
            </button>
          </div>
        )}
      </div>
      {count > 1 && (
        <ul className="project-carousel__thumbs" aria-label="All images">
          {places(count).map((index) => {
            const image = images[index]
            return (
              <li key={index}>
                <button
                  type="button"
                  onClick={() => show(index)}
                  aria-label={`Image ${index + 1} of ${count}`}
                  aria-current={index === current ? 'true' : undefined}
                >
                  {image && <ProjectPicture imageUrl={image.image_url} alt="" sizes="8rem" />}
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}

/** 0, 1, 2 ... : there are as many places as images, whether they have arrived or not. */
function places(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}
