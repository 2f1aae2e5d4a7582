import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { ExhibitedService } from '../loaders/exhibited-service.ts'
import { paths } from '../paths.ts'
import { SampleReport } from '../sections/SampleReport.tsx'
import { ServiceFrame } from './ServiceFrame.tsx'

/** What a customer gets of a service, by its slug: shown beside the steps of the job. */
const samples: Record<string, ReactNode> = { eicr: <SampleReport /> }

/** One of the job services. */
export function ServicePage() {
  const { Exhibit, ...service } = useLoaderData<ExhibitedService>()
  const { slug } = service
  return (
    <ServiceFrame service={service} path={paths.service(slug)} sample={samples[slug]}>
      {Exhibit && <Exhibit />}
    </ServiceFrame>
  )
}
