import { whyChooseUs } from '#content/blocks.ts'
import { homePage } from '#content/pages/home.ts'
import { servicesPage } from '#content/pages/services.ts'
import { serviceCards } from '#content/services.ts'
import { LazyProjectGallery } from '../features/portfolio/LazyProjectGallery.tsx'
import { LazyQuoteForm } from '../features/quote/LazyQuoteForm.tsx'
import { paths } from '../paths.ts'
import { AreasMap } from '../sections/AreasMap.tsx'
import { Band } from '../sections/Band.tsx'
import { CallBand } from '../sections/CallBand.tsx'
import { EmergencyBlock } from '../sections/EmergencyBlock.tsx'
import { FeaturedWork } from '../sections/FeaturedWork.tsx'
import { HomeHero } from '../sections/HomeHero.tsx'
import { Points } from '../sections/Points.tsx'
import { QuoteBand } from '../sections/QuoteBand.tsx'
import { Reviews } from '../sections/Reviews.tsx'
import { ServiceIndex } from '../sections/ServiceIndex.tsx'
import { TrustStrip } from '../sections/TrustStrip.tsx'
import { Seo } from '../seo/Seo.tsx'
import { businessData } from '../seo/structured-data.ts'

export function HomePage() {
  const { title, metaDescription, featured, services, areas } = homePage
  return (
    <>
      <Seo title={title} description={metaDescription} path={paths.home} jsonLd={[businessData()]} />
      <HomeHero />
      <TrustStrip />
      <FeaturedWork {...featured}>
        <LazyProjectGallery projects="featured" limit={6} />
      </FeaturedWork>
      <Band ground="paper-2" {...services}>
        <ServiceIndex cards={serviceCards} />
        <p className="small price-note">{servicesPage.priceNote}</p>
      </Band>
      <Band layout="rail" title="Why choose us">
        <Points points={whyChooseUs} />
      </Band>
      <EmergencyBlock />
      <Reviews />
      <Band layout="rail" {...areas}>
        <AreasMap />
      </Band>
      <QuoteBand>
        <LazyQuoteForm idPrefix="page-quote" />
      </QuoteBand>
      <CallBand />
    </>
  )
}
