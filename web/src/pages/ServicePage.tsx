import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { Service } from '#content/lib/schema.ts'
import { paths } from '../paths.ts'
import { AnnotatedBoard } from '../sections/exhibits/AnnotatedBoard.tsx'
import { ChargerSupply } from '../sections/exhibits/ChargerSupply.tsx'
import { GardenTrench } from '../sections/exhibits/GardenTrench.tsx'
import { RewiringPlan } from '../sections/exhibits/RewiringPlan.tsx'
import { ScenePlate } from '../sections/exhibits/ScenePlate.tsx'
import { SampleReport } from '../sections/SampleReport.tsx'
import { ServiceFrame } from './ServiceFrame.tsx'

/** A drawing of the work, for the services that have one. */
const exhibits: Record<string, ReactNode> = {
  rewiring: <RewiringPlan />,
  'garden-lighting': <GardenTrench />,
  'garden-office': <GardenTrench />,
  'ev-charging': <ChargerSupply />,
  'consumer-unit': <AnnotatedBoard />,
  'smart-home': <ScenePlate />,
}

/** One of the job services. */
export function ServicePage() {
  const service = useLoaderData<Service>()
  const { slug } = service
  return (
    <ServiceFrame service={service} path={paths.service(slug)} sample={slug === 'eicr' ? <SampleReport /> : undefined}>
      {exhibits[slug]}
    </ServiceFrame>
  )
}
