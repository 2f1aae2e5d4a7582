import type { ComponentProps, ReactNode } from 'react'
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

type Composition = Pick<ComponentProps<typeof ServiceFrame>, 'opening' | 'sample' | 'timelineGround' | 'order'> & {
  /** After the introduction. */
  exhibit?: ReactNode
}

/** What is chosen by its looks. */
const workFirst: Composition['order'] = ['work', 'own', 'prices', 'timeline', 'answers']

/** What is asked about before it is wanted. */
const answersFirst: Composition['order'] = ['own', 'prices', 'answers', 'timeline', 'work']

/** What each service shows of its own, and where. */
const compositions: Record<string, Composition> = {
  rewiring: { opening: <RewiringPlan /> },
  'garden-lighting': { opening: <GardenTrench />, order: workFirst },
  'garden-office': { opening: <GardenTrench />, order: answersFirst },
  'ev-charging': { opening: <ChargerSupply />, order: answersFirst },
  'consumer-unit': { exhibit: <AnnotatedBoard />, timelineGround: 'paper' },
  'smart-home': {
    exhibit: <ScenePlate />,
    timelineGround: 'paper',
    order: ['own', 'work', 'prices', 'timeline', 'answers'],
  },
  eicr: { sample: <SampleReport /> },
  'sockets-lighting': { order: workFirst },
  downlights: { order: workFirst },
  'new-builds': { order: workFirst },
  heating: { order: answersFirst },
}

/** One of the job services. */
export function ServicePage() {
  const service = useLoaderData<Service>()
  const { slug } = service
  const { exhibit, ...composition } = compositions[slug] ?? {}
  return (
    <ServiceFrame service={service} path={paths.service(slug)} {...composition}>
      {exhibit}
    </ServiceFrame>
  )
}
