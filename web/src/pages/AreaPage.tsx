import { use } from 'react'
import { areasBySlug } from '#content/areas.ts'
import { LazyProjectGallery } from '../features/portfolio/LazyProjectGallery.tsx'
import { LazyQuoteForm } from '../features/quote/LazyQuoteForm.tsx'
import { paths } from '../paths.ts'
import { AreaFacts } from '../sections/AreaFacts.tsx'
import { AreaNeeds } from '../sections/AreaNeeds.tsx'
import { AreaPlaces } from '../sections/AreaPlaces.tsx'
import { Band } from '../sections/Band.tsx'
import { CallToAction } from '../sections/CallToAction.tsx'
import { NearbyAreas } from '../sections/NearbyAreas.tsx'
import { PageHero } from '../sections/PageHero.tsx'
import { QuoteActions } from '../sections/QuoteActions.tsx'
import { QuoteBand } from '../sections/QuoteBand.tsx'
import { SourcesBand } from '../sections/Sources.tsx'
import { Seo } from '../seo/Seo.tsx'
import { areaServiceData, breadcrumbData, businessData, pageData } from '../seo/structured-data.ts'
import type { PageProps } from '../wake/lazy-page.tsx'
import { LazySection, sleeping } from '../wake/lazy-section.tsx'
import { loadArea } from '../wake/records.ts'
import { NotFoundPage } from './NotFoundPage.tsx'

/** Below the first screen, and on every area's page. */
const offer = sleeping(() => import('../sections/AreaOffer.tsx').then((file) => file.AreaOffer))

export function AreaPage({ slug }: PageProps) {
  const area = use(loadArea(slug))
  if (!area) return <NotFoundPage />
  const { name, picture, finalCta } = area
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
        image={picture.stem}
        jsonLd={[businessData(), areaServiceData(area), pageData(area, path), breadcrumbData(trail)]}
      />
      <PageHero title={area.heroTitle} text={area.heroDescription} trail={trail} picture={picture}>
        <QuoteActions short />
        <NearbyAreas areas={areasBySlug(area.nearbySlugs)} />
      </PageHero>
      <AreaPlaces area={area} />
      <AreaFacts area={area} />
      <AreaNeeds needs={area.needs} />
      <Band title="Recent projects" ground="paper-2">
        <LazyProjectGallery projects={{ near: name }} limit={6} />
      </Band>
      <LazySection of={offer} props={{ area }} />
      <QuoteBand title={`A free quote in ${name}`}>
        <LazyQuoteForm idPrefix="page-quote" />
      </QuoteBand>
      <SourcesBand sources={area.sources} />
      <CallToAction {...finalCta} />
    </>
  )
}
