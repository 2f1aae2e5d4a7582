import { use } from 'react'
import { paths } from '../paths.ts'
import { PageHero } from '../sections/PageHero.tsx'
import { PricePlate } from '../sections/PricePlate.tsx'
import { QuoteActions } from '../sections/QuoteActions.tsx'
import type { PageProps } from '../wake/lazy-page.tsx'
import { LazySection, sleeping } from '../wake/lazy-section.tsx'
import { loadService } from '../wake/records.ts'
import { NotFoundPage } from './NotFoundPage.tsx'
import { ServiceFrame } from './ServiceFrame.tsx'

const report = sleeping(() => import('../sections/SampleReport.tsx').then((file) => file.SampleReport))

/** One of the ten job services. */
export function ServicePage({ slug }: PageProps) {
  const service = use(loadService(slug))
  if (!service) return <NotFoundPage />
  const path = paths.service(slug)
  const trail = [
    { name: 'Home', path: paths.home },
    { name: 'Services', path: paths.services },
    { name: service.name, path },
  ]
  return (
    <ServiceFrame
      service={service}
      path={path}
      trail={trail}
      sample={slug === 'eicr' && <LazySection of={report} props={{}} />}
      hero={
        <PageHero
          title={service.heroTitle}
          text={service.heroDescription}
          trail={trail}
          picture={service.picture}
          wideOnly
        >
          <PricePlate price={service.price} />
          <QuoteActions />
        </PageHero>
      }
    />
  )
}
