import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { isSample } from '#content/lib/owner/sample.ts'
import type { Project } from '#shared/project.ts'
import { Carousel } from '../../ui/Carousel.tsx'
import { PictureCaption } from '../../ui/PictureCaption.tsx'
import { SlideButtons } from '../../ui/SlideButtons.tsx'
import { placeText, type useSlides } from '../../ui/use-slides.ts'
import { ProjectPicture } from './ProjectPicture.tsx'
import { urlDelayMs } from './page-search.ts'
import { nameImage } from './project-entry.ts'

type ProjectCarouselProps = {
  images: readonly Project[]
  /** Index of the first image to show. */
  start: number
  /** Which image is current, from whoever shows more of that image. */
  slides: ReturnType<typeof useSlides>
}

/** Matches the width of the dialog's first column. */
const pictureSizes = '(min-width: 64rem) 51rem, 100vw'

/** The images of a project: swipe, buttons, arrow keys (anywhere in the dialog) and thumbnails. */
export function ProjectCarousel({ images, start, slides }: ProjectCarouselProps) {
  const count = images.length
  const { current, show } = slides
  const id = images[current]?.id

  useEffect(() => {
    if (!id) return
    const { pathname } = location
    const timer = setTimeout(() => {
      // A link's address may be there before its page has replaced this one: the contact page has a project of its own.
      if (location.pathname === pathname) nameImage(id)
    }, urlDelayMs)
    return () => clearTimeout(timer)
  }, [id])

  const onKeyDown = useEffectEvent(slides.onKeyDown)

  // On the document, because pressing the dialog's text leaves the focus on the page. In a layout effect, so that a key
  // pressed as soon as the images appear is handled.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])

  return (
    <Carousel
      className="project-carousel"
      label="Images of this project"
      slides={images.map(({ id, image_url, alt_text, plan }, index) => ({
        key: id,
        onPaper: plan !== undefined,
        content: <ProjectPicture imageUrl={image_url} alt={alt_text} sizes={pictureSizes} lazy={index !== start} />,
      }))}
      state={slides}
    >
      <div className="project-carousel__bar">
        {count > 1 && (
          <p className="figures" role="status">
            {placeText(current, count)}
          </p>
        )}
        {isSample && <PictureCaption text="Sample" />}
        {count > 1 && (
          <div className="project-carousel__buttons">
            <SlideButtons slideName="image" onStep={slides.step} />
          </div>
        )}
      </div>
      {count > 1 && (
        <ul className="project-carousel__thumbs" aria-label="All images">
          {images.map((image, index) => (
            <li key={image.id}>
              <button
                type="button"
                onClick={() => show(index)}
                aria-label={`Image ${index + 1} of ${count}`}
                aria-current={index === current ? 'true' : undefined}
              >
                <ProjectPicture imageUrl={image.image_url} alt="" sizes="8rem" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Carousel>
  )
}
