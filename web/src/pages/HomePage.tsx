import { homePage } from '#content/pages/home.ts'
import { QuoteFacts } from '../features/enquiry/QuoteFacts.tsx'
import { QuoteForm } from '../features/enquiry/QuoteForm.tsx'
import { ProjectGallery } from '../features/portfolio/ProjectGallery.tsx'
import { paths } from '../paths.ts'
import { CallAside } from '../sections/CallBand.tsx'
import { FeaturedWork } from '../sections/FeaturedWork.tsx'
import { HomeHero } from '../sections/HomeHero.tsx'
import { HomeSections } from '../sections/HomeSections.tsx'
import { QuoteBand } from '../sections/QuoteBand.tsx'
import { TrustStrip } from '../sections/TrustStrip.tsx'
import { Seo } from '../seo/Seo.tsx'

export function HomePage() {
  const { title, metaDescription, featured } = homePage
  return (
    <>
      <Seo title={title} description={metaDescription} path={paths.home} jsonLd={(data) => [data.businessData()]} />
      <HomeHero />
      <TrustStrip />
      <FeaturedWork {...featured}>
        <ProjectGallery projects="featured" limit={6} />
      </FeaturedWork>
      <HomeSections />
      <QuoteBand
        facts={
          <>
            <QuoteFacts hasWays={false} />
            <CallAside />
          </>
        }
      >
        <QuoteForm idPrefix="page-quote" />
      </QuoteBand>
    </>
  )
}
