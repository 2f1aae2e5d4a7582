import { useLoaderData } from 'react-router-dom'
import type { PageRecord } from '../pages.ts'
import { paths } from '../paths.ts'
import { CameraView } from '../sections/exhibits/CameraView.tsx'
import { SecurityParts } from '../sections/SecurityParts.tsx'
import { ServiceFrame } from './ServiceFrame.tsx'
import { ServiceWork } from './ServiceWork.tsx'

export function SecurityPage() {
  const service = useLoaderData<PageRecord<'security'>>()
  return (
    <ServiceFrame
      service={service}
      path={paths.security}
      trail={[{ name: 'Security', path: paths.security }]}
      work={<ServiceWork projects={service.relatedProjects} />}
    >
      <CameraView />
      <SecurityParts parts={service.parts} />
    </ServiceFrame>
  )
}
