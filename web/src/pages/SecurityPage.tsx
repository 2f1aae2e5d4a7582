import { use } from 'react'
import { paths } from '../paths.ts'
import { CameraView } from '../sections/exhibits/CameraView.tsx'
import { SecurityParts } from '../sections/SecurityParts.tsx'
import { loadSecurityService } from '../wake/records.ts'
import { ServiceFrame } from './ServiceFrame.tsx'

export function SecurityPage() {
  const service = use(loadSecurityService())
  return (
    <ServiceFrame
      service={service}
      path={paths.security}
      trail={[
        { name: 'Home', path: paths.home },
        { name: 'Security', path: paths.security },
      ]}
      wideTimeline="paper"
    >
      <CameraView />
      <SecurityParts parts={service.parts} />
    </ServiceFrame>
  )
}
