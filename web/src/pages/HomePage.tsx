import { homePage } from '#content/pages/home.ts'
import { EnquiryForm } from '../features/enquiry/EnquiryForm.tsx'
import { NextSteps } from '../features/enquiry/NextSteps.tsx'
import { ProjectGallery } from '../features/portfolio/ProjectGallery.tsx'
import { paths } from '../paths.ts'
import { AreasMap } from '../sections/AreasMap.tsx'
import { Band } from '../sections/Band.tsx'
import { CallAside } from '../sections/CallBand.tsx'
import { EmergencyBlock } from '../sections/EmergencyBlock.tsx'
import { EnquiryBand } from '../sections/EnquiryBand.tsx'
import { FeaturedWork } from '../sections/FeaturedWork.tsx'
import { HomeHero } from '../sections/HomeHero.tsx'
import { Reviews } from '../sections/Reviews.tsx'
import { ServicesBand } from '../sections/ServicesBand.tsx'
import { TrustStrip } from '../sections/TrustStrip.tsx'
import { WhyUs } from '../sections/WhyUs.tsx'
import { Seo } from '../seo/Seo.tsx'

export function HomePage() {
  const { title, metaDescription, featured, areas } = homePage
  return (
    <>
      <Seo title={title} description={metaDescription} path={paths.home} jsonLd={(data) => [data.businessData()]} />
      <HomeHero />
      <TrustStrip />
      <FeaturedWork {...featured} className="band--first">
        <ProjectGallery projects="featured" limit={6} />
      </FeaturedWork>
      <ServicesBand />
      <WhyUs />
      <EmergencyBlock />
      <Reviews />
      <Band ground="paper-2" {...areas}>
        <AreasMap withList />
      </Band>
      <EnquiryBand
        beside={
          <>
            <NextSteps hasWays={false} />
            <CallAside />
          </>
        }
      >
        <EnquiryForm idPrefix="page-enquiry" />
      </EnquiryBand>
    </>
  )
}
