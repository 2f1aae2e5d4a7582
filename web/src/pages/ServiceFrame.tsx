import type { ReactNode } from 'react'
import type { Service } from '#content/schema.ts'
import { LazyProjectGallery } from '../features/portfolio/LazyProjectGallery.tsx'
import { LazyQuoteForm } from '../features/quote/LazyQuoteForm.tsx'
import { Band } from '../sections/Band.tsx'
import type { Crumb } from '../sections/Breadcrumbs.tsx'
import { QuoteBand } from '../sections/QuoteBand.tsx'
import { RelatedLinks } from '../sections/RelatedLinks.tsx'
import { ServiceDetails } from '../sections/ServiceDetails.tsx'
import { ServiceIntro } from '../sections/ServiceIntro.tsx'
import { SourcesBand } from '../sections/Sources.tsx'
import { Seo } from '../seo/Seo.tsx'
import { breadcrumbData, faqData, serviceData, servicePageData } from '../seo/structured-data.ts'

type ServiceFrameProps = {
  service: Service
  /** Path of the page. */
  path: string
  /** Breadcrumbs, this page included. */
  trail: readonly Crumb[]
  /** The first screen, which differs by kind of service. */
  hero: ReactNode
  /** What only this kind of service has, between its introduction and its details. */
  children?: ReactNode
}

/** What the pages of all services share. */
export function ServiceFrame({ service, path, trail, hero, children }: ServiceFrameProps) {
  return (
    <>
      <Seo
        title={service.title}
        description={service.metaDescription}
        path={path}
        image={service.picture.stem}
        jsonLd={[
          breadcrumbData(trail),
          serviceData(service, path),
          servicePageData(service, path),
          faqData(service.faqs),
        ]}
      />
      {hero}
      <ServiceIntro service={service} />
      {children}
      <ServiceDetails service={service} />
      {service.relatedProjects.length > 0 && (
        <Band title="Work like this">
          <LazyProjectGallery projects={{ ids: service.relatedProjects }} limit={service.relatedProjects.length} />
        </Band>
      )}
      <RelatedLinks
        articles={service.relatedArticles}
        services={service.relatedServices}
        areas={service.relatedAreas}
      />
      <QuoteBand>
        <LazyQuoteForm idPrefix="page-quote" />
      </QuoteBand>
      <SourcesBand sources={service.sources} />
    </>
  )
}
