import { areaPriceNote, areaReasons, areaServiceCards } from '#content/blocks.ts'
import { testimonials } from '#content/reviews.ts'
import type { Area } from '#content/schema.ts'
import { Band } from './Band.tsx'
import { EmergencyBlock } from './EmergencyBlock.tsx'
import { Points } from './Points.tsx'
import { ServiceIndex } from './ServiceIndex.tsx'
import { TestimonialBand } from './TestimonialBand.tsx'

/** What we do in an area, and why people there call us. */
export function AreaOffer({ area: { slug, name } }: { area: Area }) {
  const testimonial = testimonials[slug]
  return (
    <>
      <Band title={`Our services in ${name}`}>
        <ServiceIndex cards={areaServiceCards} />
        <p className="small price-note">{areaPriceNote}</p>
      </Band>
      <Band layout="rail" title={`Why ${name} calls us`}>
        <Points points={areaReasons(name)} />
      </Band>
      <EmergencyBlock />
      {testimonial && <TestimonialBand review={testimonial} />}
    </>
  )
}
