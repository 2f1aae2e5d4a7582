import { use } from 'react'
import { useParams } from 'react-router-dom'
import { loadService } from '#content/records.ts'
import { paths } from '../paths.ts'
import { PageHero } from '../sections/PageHero.tsx'
import { QuoteActions } from '../sections/QuoteActions.tsx'
import { QuoteBand } from '../sections/QuoteBand.tsx'
import { RelatedLinks } from '../sections/RelatedLinks.tsx'
import { RelatedWork } from '../sections/RelatedWork.tsx'
import { ServiceDetails } from '../sections/ServiceDetails.tsx'
import { ServiceIntro } from '../sections/ServiceIntro.tsx'
import { TrustStrip } from '../sections/TrustStrip.tsx'
import { Seo } from '../seo/Seo.tsx'
import { breadcrumbData, faqData } from '../seo/structured-data.ts'
import { NotFoundPage } from './NotFoundPage.tsx'

/** One of the ten job services. */
export function ServicePage() {
  const { slug = '' } = useParams()
  const service = use(loadService(slug))
  if (!service) return <NotFoundPage />
  const path = paths.service(slug)
  const trail = [
    { name: 'Home', path: paths.home },
    { name: 'Services', path: paths.services },
    { name: service.name, path },
  ]
  return (
    <>
      <Seo
        title={service.title}
        description={service.metaDescription}
        path={path}
        image={service.picture.stem}
        jsonLd={[breadcrumbData(trail), faqData(service.faqs)]}
      />
      <PageHero title={service.heroTitle} text={service.heroDescription} trail={trail} picture={service.picture}>
        <QuoteActions />
      </PageHero>
      <ServiceIntro service={service} />
      <ServiceDetails service={service} />
      <RelatedWork projects={service.relatedProjects} />
      <RelatedLinks
        articles={service.relatedArticles}
        services={service.relatedServices}
        areas={service.relatedAreas}
      />
      <QuoteBand />
      <TrustStrip />
    </>
  )
}
