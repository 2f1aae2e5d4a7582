import { useLoaderData } from 'react-router-dom'
import { areasBySlug } from '#content/lib/areas.ts'
import type { Area } from '#content/lib/schema.ts'
import { ProjectGallery } from '../features/portfolio/ProjectGallery.tsx'
import { QuoteFacts } from '../features/quote/QuoteFacts.tsx'
import { QuoteForm } from '../features/quote/QuoteForm.tsx'
import { paths } from '../paths.ts'
import { AreaOffer } from '../sections/AreaOffer.tsx'
import { AreaOwn } from '../sections/AreaOwn.tsx'
import { AreaPlaces } from '../sections/AreaPlaces.tsx'
import { Band } from '../sections/Band.tsx'
import { CallToAction } from '../sections/CallToAction.tsx'
import { NearbyAreas } from '../sections/NearbyAreas.tsx'
import { PageHero } from '../sections/PageHero.tsx'
import { QuoteActions } from '../sections/QuoteActions.tsx'
import { QuoteBand } from '../sections/QuoteBand.tsx'
import { SourcesBand } from '../sections/Sources.tsx'
import { areaServiceData, breadcrumbData, businessData, pageData } from '../seo/json-ld.ts'
import { Seo } from '../seo/Seo.tsx'

export function AreaPage() {
  const area = useLoaderData<Area>()
  const { name, slug, plate, plateAlt, finalCta } = area
  const path = paths.area(slug)
  const trail = [
    { name: 'Home', path: paths.home },
    { name: 'Areas', path: paths.areas },
    { name, path },
  ]
  return (
    <>
      <Seo
        title={area.title}
        description={area.metaDescription}
        path={path}
        image={plate && slug}
        jsonLd={[businessData(), areaServiceData(area), pageData(area, path), breadcrumbData(trail)]}
      />
      <PageHero title={area.heroTitle} text={area.heroDescription} trail={trail} plate={plate} plateAlt={plateAlt}>
        <QuoteActions short />
        <NearbyAreas areas={areasBySlug(area.nearbySlugs)} />
      </PageHero>
      <AreaPlaces area={area} />
      <AreaOwn area={area} />
      <Band title="Projects nearby" ground="paper-2">
        <ProjectGallery projects={{ near: name }} limit={6} />
      </Band>
      <AreaOffer area={area} />
      <QuoteBand title={`A free quote in ${name}`} facts={<QuoteFacts />}>
        <QuoteForm idPrefix="page-quote" />
      </QuoteBand>
      <SourcesBand sources={area.sources} />
      <CallToAction {...finalCta} />
    </>
  )
}
