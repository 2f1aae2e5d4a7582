import type { ReactNode } from 'react'
import { Link, useLoaderData } from 'react-router-dom'
import { whyUsTitle } from '#content/blocks.ts'
import { vatNote } from '#content/business.ts'
import { areasBySlug } from '#content/lib/areas-by-slug.ts'
import { reviewsAreSamples, sampleReviewsLabel, testimonials } from '#content/lib/owner/reviews.ts'
import type { Area } from '#content/lib/schema.ts'
import { areaReasons, areaServiceCards, areaSoon } from '#content/pages/area.ts'
import { EnquiryForm } from '../features/enquiry/EnquiryForm.tsx'
import { NextSteps } from '../features/enquiry/NextSteps.tsx'
import { ProjectGallery } from '../features/portfolio/ProjectGallery.tsx'
import type { PageRecord } from '../pages.ts'
import { paths } from '../paths.ts'
import { AreaPlaces } from '../sections/AreaPlaces.tsx'
import { Band } from '../sections/Band.tsx'
import { ContactActions } from '../sections/ContactActions.tsx'
import { EmergencyBlock } from '../sections/EmergencyBlock.tsx'
import { EnquiryBand } from '../sections/EnquiryBand.tsx'
import { NearbyAreas } from '../sections/NearbyAreas.tsx'
import { PageHero } from '../sections/PageHero.tsx'
import { Points } from '../sections/Points.tsx'
import { ReviewFigure } from '../sections/ReviewFigure.tsx'
import { ServiceIndex } from '../sections/ServiceIndex.tsx'
import { SourcesBand } from '../sections/Sources.tsx'
import { Ticks } from '../sections/Ticks.tsx'
import { Seo } from '../seo/Seo.tsx'
import { PlatePicture } from '../ui/PlatePicture.tsx'

export function AreaPage() {
  const area = useLoaderData<PageRecord<'area'>>()
  const { name, slug, plate, plateAlt, finalCta } = area
  const path = paths.area(slug)
  const trail = [
    { name: 'Areas', path: paths.areas },
    { name, path },
  ]
  const testimonial = testimonials[slug]
  return (
    <>
      <Seo
        title={area.title}
        description={area.metaDescription}
        path={path}
        image={plate && slug}
        trail={trail}
        jsonLd={(data) => [data.businessData(), data.areaServiceData(area), data.pageData(area, path)]}
      />
      <PageHero
        title={area.heroTitle}
        text={`${area.heroDescription} ${areaSoon}`}
        trail={trail}
        visual={plate && <PlatePicture src={plate} alt={plateAlt} priority />}
      >
        <ContactActions />
        <NearbyAreas areas={areasBySlug(area.nearbySlugs)} />
      </PageHero>
      <Band className="band--close" title={`Our services in ${name}`}>
        <ServiceIndex cards={areaServiceCards(area.cardFeatures)} />
        <p className="small price-note">{vatNote}</p>
      </Band>
      <AreaPlaces area={area} />
      {area.sections.map((section, index) => {
        const { title, layout, body } = areaSection(section, area)
        return (
          <Band
            key={section}
            className={layout === 'rail' ? 'band--close supports' : 'band--close'}
            ground={index % 2 === 0 ? 'paper' : 'paper-2'}
            title={title}
            layout={layout}
          >
            {body}
          </Band>
        )
      })}
      <Band className="band--close supports" ground="paper-2" layout="rail" title={whyUsTitle}>
        <Ticks columns={2} items={areaReasons} />
      </Band>
      <SourcesBand sources={area.sources} />
      <EmergencyBlock brief place={name} />
      {testimonial && (
        <section className="band on-paper" aria-label="Testimonial">
          <ReviewFigure className="wrap testimonial" review={testimonial}>
            {reviewsAreSamples && <span className="reviews__label">{sampleReviewsLabel}</span>}
          </ReviewFigure>
        </section>
      )}
      <EnquiryBand {...finalCta} beside={<NextSteps />}>
        <EnquiryForm idPrefix="page-enquiry" />
      </EnquiryBand>
    </>
  )
}

/** Each area has its own order of these sections, by what people there ask first. */
function areaSection(
  section: Area['sections'][number],
  area: Area,
): { title: string; layout: 'rail' | 'stack'; body: ReactNode } {
  const { name, housesTitle, housing, needs, articleTitles, practical, networkOperator, nearbySlugs } = area
  switch (section) {
    case 'houses':
      return { title: housesTitle, layout: 'rail', body: <Points folded points={housing} /> }
    case 'jobs': {
      const points = needs.map(({ title, text, service, article }) => ({
        title,
        path: paths.service(service),
        text: (
          <>
            {text}{' '}
            <Link to={paths.article(article)}>
              Guide<span className="visually-hidden">: {articleTitles[article]}</span>
            </Link>
          </>
        ),
      }))
      return { title: `Common jobs in ${name}`, layout: 'rail', body: <Points points={points} /> }
    }
    case 'rules': {
      const points = [
        { title: 'Conservation areas', text: practical.conservation },
        { title: 'Parking', text: practical.parking },
        { title: `Network: ${networkOperator}`, text: practical.network },
      ]
      return { title: 'Before we start', layout: 'rail', body: <Points folded points={points} /> }
    }
    case 'work': {
      const places = [name, ...areasBySlug(nearbySlugs).map((neighbour) => neighbour.name)]
      return {
        title: 'Projects nearby',
        layout: 'stack',
        body: <ProjectGallery projects={{ places }} limit={6} />,
      }
    }
  }
}
