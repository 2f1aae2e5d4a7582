import type { ReactNode } from 'react'
import { serviceNames } from '#content/lib/lists/service-names.ts'
import type { Service } from '#content/lib/schema.ts'
import { LinkedCalls } from '../contact/LinkedCalls.tsx'
import { EnquiryForm } from '../features/enquiry/EnquiryForm.tsx'
import { NextSteps } from '../features/enquiry/NextSteps.tsx'
import { type Crumb, paths } from '../paths.ts'
import { Band } from '../sections/Band.tsx'
import { ContactActions } from '../sections/ContactActions.tsx'
import { EnquiryBand } from '../sections/EnquiryBand.tsx'
import { FaqList } from '../sections/FaqList.tsx'
import { PageHero } from '../sections/PageHero.tsx'
import { PriceBox } from '../sections/PriceBox.tsx'
import { RelatedLinks } from '../sections/RelatedLinks.tsx'
import { ServiceIntro } from '../sections/ServiceIntro.tsx'
import { ServicePrices } from '../sections/ServicePrices.tsx'
import { ServiceTimeline } from '../sections/ServiceTimeline.tsx'
import { FoldedSources } from '../sections/Sources.tsx'
import { socialStem } from '../seo/build-meta.ts'
import { Seo } from '../seo/Seo.tsx'
import { Picture } from '../ui/Picture.tsx'
import { PlatePicture } from '../ui/PlatePicture.tsx'

type ServiceFrameProps = {
  service: Service
  path: string
  /** Breadcrumbs below the home page, this page included. By default the page is one of the services. */
  trail?: readonly Crumb[]
  /** Content of the hero. By default the price and a quote button. */
  hero?: ReactNode
  /** The end of the hero's content, below both columns where there are two. */
  below?: ReactNode
  /** A sample of what the customer gets, shown beside the timeline. */
  sample?: ReactNode
  /** Jobs of this service. */
  work?: ReactNode
  /** Title and text above the form. By default they offer a free quote. */
  invitation?: { title: string; text: string } | undefined
  /** Sections that only this service has, after the introduction. */
  children?: ReactNode
}

/** The sections common to all services: introduction, price, timeline, work, answers, form. */
export function ServiceFrame({
  service,
  path,
  trail = [
    { name: 'Services', path: paths.services },
    { name: serviceNames[service.slug] ?? service.name, path },
  ],
  hero = (
    <>
      <PriceBox service={service} />
      <ContactActions />
    </>
  ),
  below,
  sample,
  work,
  invitation,
  children,
}: ServiceFrameProps) {
  const { plate, plateAlt, picture } = service
  return (
    <>
      <Seo
        title={service.title}
        description={service.metaDescription}
        path={path}
        image={socialStem(service)}
        trail={trail}
        jsonLd={(data) => [
          data.serviceData(service, path),
          data.servicePageData(service, path),
          data.faqData(service.faqs),
        ]}
      />
      <PageHero
        title={service.heroTitle}
        text={<LinkedCalls text={service.heroDescription} />}
        trail={trail}
        below={below}
        visual={
          plate ? <PlatePicture src={plate} alt={plateAlt} priority /> : picture && <Picture {...picture} priority />
        }
      >
        {hero}
      </PageHero>
      <ServiceIntro service={service} />
      {children}
      <ServicePrices service={service} />
      <ServiceTimeline service={service} sample={sample} />
      {work}
      <Band id="questions" className="band--close supports" title="Common questions">
        <div className="split" data-split="7-5">
          <FaqList faqs={service.faqs} />
          <div data-print="no">
            <RelatedLinks
              articles={service.articleTitles}
              services={service.relatedServices}
              areas={service.relatedAreas}
            />
            <FoldedSources sources={service.sources} />
          </div>
        </div>
      </Band>
      <EnquiryBand {...invitation} beside={<NextSteps />}>
        <EnquiryForm idPrefix="page-enquiry" />
      </EnquiryBand>
    </>
  )
}
