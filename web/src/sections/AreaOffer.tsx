import { areaPriceNote, areaReasons, areaServiceCards } from '#content/blocks.ts'
import { reviewsAreSamples, sampleReviewsLabel, testimonials } from '#content/lib/owner/reviews.ts'
import type { Area } from '#content/lib/schema.ts'
import { Band } from './Band.tsx'
import { EmergencyBlock } from './EmergencyBlock.tsx'
import { Points } from './Points.tsx'
import { ReviewFigure } from './ReviewFigure.tsx'
import { ServiceIndex } from './ServiceIndex.tsx'

/** What we do in an area, and why to ask us. */
export function AreaOffer({ area: { slug, name } }: { area: Area }) {
  const testimonial = testimonials[slug]
  return (
    <>
      <Band title={`Our services in ${name}`}>
        <ServiceIndex cards={areaServiceCards} />
        {areaPriceNote && <p className="small price-note">{areaPriceNote}</p>}
      </Band>
      <Band className="band--close" layout="rail" title="Reasons to ask us">
        <Points points={areaReasons} />
      </Band>
      <EmergencyBlock brief />
      {testimonial && (
        <section className="band testimonial-band on-paper" aria-label="Testimonial">
          <ReviewFigure className="wrap testimonial" review={testimonial}>
            {reviewsAreSamples && <span className="reviews__label">{sampleReviewsLabel}</span>}
          </ReviewFigure>
        </section>
      )}
    </>
  )
}
