import { useLoaderData } from 'react-router-dom'
import type { ExhibitedService } from '../loaders/exhibited-service.ts'
import { paths } from '../paths.ts'
import { SampleReport } from '../sections/SampleReport.tsx'
import { ServiceFrame } from './ServiceFrame.tsx'

/** One of the job services. */
export function ServicePage() {
  const { Exhibit, ...service } = useLoaderData<ExhibitedService>()
  const { slug } = service
  return (
    <ServiceFrame service={service} path={paths.service(slug)} sample={slug === 'eicr' ? <SampleReport /> : undefined}>
      {Exhibit && <Exhibit />}
    </ServiceFrame>
  )
}
