import { use } from 'react'
import { paths } from '../paths.ts'
import { PageHero } from '../sections/PageHero.tsx'
import { QuoteActions } from '../sections/QuoteActions.tsx'
import { SecurityParts } from '../sections/SecurityParts.tsx'
import { ServiceFrame } from '../sections/ServiceFrame.tsx'
import { loadSecurityService } from '../wake/records.ts'

export function SecurityPage() {
  const service = use(loadSecurityService())
  const trail = [
    { name: 'Home', path: paths.home },
    { name: 'Security', path: paths.security },
  ]
  return (
    <ServiceFrame
      service={service}
      path={paths.security}
      trail={trail}
      hero={
        <PageHero title={service.heroTitle} text={service.heroDescription} trail={trail} picture={service.picture}>
          <QuoteActions />
        </PageHero>
      }
    >
      <SecurityParts parts={service.parts} />
    </ServiceFrame>
  )
}
