import { reviews, reviewsAreSamples, sampleReviewsLabel } from '#content/lib/owner/reviews.ts'
import { homePage } from '#content/pages/home.ts'
import { Carousel } from '../ui/Carousel.tsx'
import { Picture } from '../ui/Picture.tsx'
import { WhenNear } from '../ui/WhenNear.tsx'
import { ReviewFigure } from './ReviewFigure.tsx'
import './Reviews.css'

/** A carousel of customer reviews, with a picture of the street at dusk. Renders nothing without reviews. */
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
        <Carousel
          label={homePage.reviews.title}
          slideName="Review"
          slides={reviews.map((review) => ({ key: review.text, content: <ReviewFigure review={review} /> }))}
        />
        {reviewsAreSamples && <p className="reviews__label">{sampleReviewsLabel}</p>}
      </div>
    </section>
  )
}
