import { useLoaderData } from 'react-router-dom'
import type { PageRecord } from '../pages.ts'
import { paths } from '../paths.ts'
import { SampleReport } from '../sections/SampleReport.tsx'
import { ServiceFrame } from './ServiceFrame.tsx'
import { ServiceWork } from './ServiceWork.tsx'

/** What a customer gets of a service, shown beside the steps of the job. */
const sample = { service: 'eicr', paper: <SampleReport /> }

/** One of the job services. */
export function ServicePage() {
  const { Exhibit, ...service } = useLoaderData<PageRecord<'service'>>()
  const { slug } = service
  const paper = slug === sample.service && sample.paper
  return (
    <ServiceFrame
      service={service}
      path={paths.service(slug)}
      sample={paper}
      work={<ServiceWork projects={service.relatedProjects} />}
    >
      {Exhibit && <Exhibit />}
    </ServiceFrame>
  )
}
