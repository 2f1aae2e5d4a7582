import { reviewsAreSamples, sampleReviewsLabel } from '#content/reviews.ts'
import type { Testimonial } from '#content/schema.ts'

/** One customer's words. */
export function TestimonialBand({ testimonial: { text, name, location, date } }: { testimonial: Testimonial }) {
  return (
    <section className="band testimonial-band on-ink" aria-label="Testimonial">
      <figure className="wrap testimonial review">
        <blockquote className="review__text">{text}</blockquote>
        <figcaption>
          <span className="review__name">{name}</span>, {location}
          <span className="review__about">{date}</span>
          {reviewsAreSamples && <span className="reviews__label">{sampleReviewsLabel}</span>}
        </figcaption>
      </figure>
    </section>
  )
}
