import { use } from 'react'
import { paths } from '../paths.ts'
import { PageHero } from '../sections/PageHero.tsx'
import { PricePlate } from '../sections/PricePlate.tsx'
import { QuoteActions } from '../sections/QuoteActions.tsx'
import { SecurityParts } from '../sections/SecurityParts.tsx'
import { loadSecurityService } from '../wake/records.ts'
import { ServiceFrame } from './ServiceFrame.tsx'

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
    >
      <SecurityParts parts={service.parts} />
    </ServiceFrame>
  )
}
