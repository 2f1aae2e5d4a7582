import { use } from 'react'
import { paths } from '../paths.ts'
import { PriceRanges } from '../sections/PriceRanges.tsx'
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
  return (
    <ServiceFrame
      service={service}
      path={paths.service(slug)}
      sample={slug === 'eicr' && <LazySection of={report} props={{}} />}
    >
      <PriceRanges service={slug} />
    </ServiceFrame>
  )
}
