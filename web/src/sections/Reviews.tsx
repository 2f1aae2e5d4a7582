import { reviews, reviewsAreSamples, sampleReviewsLabel } from '#content/lib/owner/reviews.ts'
import { homePage } from '#content/pages/home.ts'
import { Carousel } from '../ui/Carousel.tsx'
import { Picture } from '../ui/Picture.tsx'
import { SlideButtons } from '../ui/SlideButtons.tsx'
import { placeText, useSlides } from '../ui/use-slides.ts'
import { WhenNear } from '../ui/WhenNear.tsx'
import { ReviewFigure } from './ReviewFigure.tsx'
import './Reviews.css'

/** Customer reviews, with a picture of the street at dusk. Renders nothing without reviews. */
export function Reviews() {
  if (reviews.length === 0) return null
  return (
    <section className="reviews on-paper" aria-labelledby="reviews-title">
      <WhenNear className="cover" data-print="no">
        <Picture
          stem="victorian-street-lamplight"
          alt="A Victorian terrace at dusk, lamps lit along the pavement and windows glowing"
          sizes="(min-width: 64rem) 40vw, 100vw"
        />
      </WhenNear>
      <div className="reviews__words">
        <h2 id="reviews-title">{homePage.reviews.title}</h2>
        <ReviewCarousel />
        {reviewsAreSamples && <p className="reviews__label">{sampleReviewsLabel}</p>}
      </div>
    </section>
  )
}

/** One review at a time, by swipe, buttons and, while the focus is here, arrow keys. */
function ReviewCarousel() {
  const state = useSlides(reviews.length)
  return (
    <Carousel
      className="reviews__carousel"
      label={homePage.reviews.title}
      slides={reviews.map((review) => ({ key: review.text, content: <ReviewFigure review={review} /> }))}
      state={state}
      onKeyDown={state.onKeyDown}
    >
      {reviews.length > 1 && (
        <div className="reviews__controls needs-script">
          <SlideButtons slideName="slide" onStep={state.step} />
          <p className="figures small" role="status">
            <span className="visually-hidden">Review </span>
            <span>{placeText(state.current, reviews.length)}</span>
          </p>
        </div>
      )}
    </Carousel>
  )
}
