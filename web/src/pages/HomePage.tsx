import { homePage } from '#content/pages/home.ts'
import { LazyProjectGallery } from '../features/portfolio/LazyProjectGallery.tsx'
import { LazyQuoteForm } from '../features/quote/LazyQuoteForm.tsx'
import { paths } from '../paths.ts'
import { AreasMap } from '../sections/AreasMap.tsx'
import { Band } from '../sections/Band.tsx'
import { CallAside } from '../sections/CallBand.tsx'
import { EmergencyBlock } from '../sections/EmergencyBlock.tsx'
import { FeaturedWork } from '../sections/FeaturedWork.tsx'
import { HomeHero } from '../sections/HomeHero.tsx'
import { HouseServices } from '../sections/HouseServices.tsx'
import { QuoteBand } from '../sections/QuoteBand.tsx'
import { Reviews } from '../sections/Reviews.tsx'
import { TrustStrip } from '../sections/TrustStrip.tsx'
import { WhyUs } from '../sections/WhyUs.tsx'
import { Seo } from '../seo/Seo.tsx'
import { businessData } from '../seo/structured-data.ts'

export function HomePage() {
  const { title, metaDescription, featured, areas } = homePage
  return (
    <>
      <Seo title={title} description={metaDescription} path={paths.home} jsonLd={[businessData()]} />
      <HomeHero />
      <TrustStrip />
      <FeaturedWork {...featured}>
        <LazyProjectGallery projects="featured" limit={6} />
      </FeaturedWork>
      <HouseServices />
      <WhyUs />
      <EmergencyBlock />
      <Reviews />
      <Band layout="rail" {...areas}>
        <AreasMap />
      </Band>
      <QuoteBand after={<CallAside />}>
        <LazyQuoteForm idPrefix="page-quote" />
      </QuoteBand>
    </>
  )
}
