import { homePage } from '#content/pages/home.ts'
import { LazyProjectGallery } from '../features/portfolio/LazyProjectGallery.tsx'
import { LazyQuoteForm } from '../features/quote/LazyQuoteForm.tsx'
import { paths } from '../paths.ts'
import { CallAside } from '../sections/CallBand.tsx'
import { FeaturedWork } from '../sections/FeaturedWork.tsx'
import { HomeHero } from '../sections/HomeHero.tsx'
import { QuoteBand } from '../sections/QuoteBand.tsx'
import { TrustStrip } from '../sections/TrustStrip.tsx'
import { Seo } from '../seo/Seo.tsx'
import { businessData } from '../seo/structured-data.ts'
import { LazySection, sleeping } from '../wake/lazy-section.tsx'

/** Below the first screen, and the longest part of the page. */
const sections = sleeping(() => import('../sections/HomeSections.tsx').then((file) => file.HomeSections))

export function HomePage() {
  const { title, metaDescription, featured } = homePage
  return (
    <>
      <Seo title={title} description={metaDescription} path={paths.home} jsonLd={[businessData()]} />
      <HomeHero />
      <TrustStrip />
      <FeaturedWork {...featured}>
        <LazyProjectGallery projects="featured" limit={6} />
      </FeaturedWork>
      <LazySection of={sections} props={{}} />
      <QuoteBand after={<CallAside />}>
        <LazyQuoteForm idPrefix="page-quote" />
      </QuoteBand>
    </>
  )
}
