import { homePage } from '#content/pages/home.ts'
import { reviews, reviewsAreSamples, sampleReviewsLabel } from '#content/reviews.ts'
import type { Review } from '#content/schema.ts'
import { Carousel } from '../ui/Carousel.tsx'
import { LightsUp } from '../ui/LightsUp.tsx'
import { Picture } from '../ui/Picture.tsx'

/** What customers say, one voice at a time, on the evening street. */
export function Reviews() {
  return (
    <section className="reviews on-ink" aria-labelledby="reviews-title">
      <div className="reviews__grid">
        <LightsUp className="reviews__picture">
          <Picture
            stem="victorian-street-lamplight"
            alt="A Victorian terrace at dusk, lamps lit along the pavement and windows glowing"
            sizes="(min-width: 64rem) 40vw, 100vw"
          />
          <p className="caption caption--plate">Illustration</p>
        </LightsUp>
        <div className="reviews__words">
          <h2 id="reviews-title">{homePage.reviews.title}</h2>
          <p className="band__text">{homePage.reviews.text}</p>
          {reviewsAreSamples && <p className="reviews__label">{sampleReviewsLabel}</p>}
          <Carousel
            label={homePage.reviews.title}
            slideName="Review"
            slides={reviews.map((review) => ({ key: review.id, content: <ReviewSlide review={review} /> }))}
          />
        </div>
      </div>
    </section>
  )
}

function ReviewSlide({ review: { name, location, rating, date, service, text } }: { review: Review }) {
  return (
    <figure className="review">
      <blockquote className="review__text">{text}</blockquote>
      <figcaption>
        <span className="review__name">{name}</span>, {location}
        <span className="review__about">
          <span className="review__stars" data-rating={rating} />
          Rated {rating} out of 5. {service}, {date}.
        </span>
      </figcaption>
    </figure>
  )
}
