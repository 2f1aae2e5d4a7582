import { type Review, reviewsAreSamples, sampleReviewsLabel } from '#content/reviews.ts'
import { ReviewFigure } from './ReviewFigure.tsx'

/** One customer's words. */
export function TestimonialBand({ review }: { review: Review }) {
  return (
    <section className="band testimonial-band on-ink" aria-label="Testimonial">
      <ReviewFigure className="wrap testimonial" review={review}>
        {reviewsAreSamples && <span className="reviews__label">{sampleReviewsLabel}</span>}
      </ReviewFigure>
    </section>
  )
}
