import { use } from 'react'
import { loadSecurityService } from '#content/records.ts'
import { paths } from '../paths.ts'
import { PageHero } from '../sections/PageHero.tsx'
import { QuoteActions } from '../sections/QuoteActions.tsx'
import { QuoteBand } from '../sections/QuoteBand.tsx'
import { RelatedLinks } from '../sections/RelatedLinks.tsx'
import { RelatedWork } from '../sections/RelatedWork.tsx'
import { SecurityParts } from '../sections/SecurityParts.tsx'
import { ServiceDetails } from '../sections/ServiceDetails.tsx'
import { ServiceIntro } from '../sections/ServiceIntro.tsx'
import { Seo } from '../seo/Seo.tsx'
import { breadcrumbData, faqData } from '../seo/structured-data.ts'

export function SecurityPage() {
  const service = use(loadSecurityService())
  const trail = [
    { name: 'Home', path: paths.home },
    { name: 'Security', path: paths.security },
  ]
  return (
    <>
      <Seo
        title={service.title}
        description={service.metaDescription}
        path={paths.security}
        image={service.picture.stem}
        jsonLd={[breadcrumbData(trail), faqData(service.faqs)]}
      />
      <PageHero title={service.heroTitle} text={service.heroDescription} trail={trail} picture={service.picture}>
        <QuoteActions />
      </PageHero>
      <ServiceIntro service={service} />
      <SecurityParts parts={service.parts} />
      <ServiceDetails service={service} />
      <RelatedWork projects={service.relatedProjects} />
      <RelatedLinks
        articles={service.relatedArticles}
        services={service.relatedServices}
        areas={service.relatedAreas}
      />
      <QuoteBand />
    </>
  )
}
