import type { ReactNode } from 'react'
import type { Service } from '#content/lib/schema.ts'
import { Fold } from '../ui/Fold.tsx'
import { Timeline } from './Timeline.tsx'
import './Band.css'
import './ServiceTimeline.css'

type ServiceTimelineProps = {
  service: Service
  /** Shown beside the steps; without it they fill two columns. */
  sample?: ReactNode
}

/** The steps of a job. */
export function ServiceTimeline({ service, sample }: ServiceTimelineProps) {
  const { typicalDuration, timeline } = service
  return (
    <section className="band band--close on-ink" aria-labelledby="timeline-title">
      <div className="wrap service-timeline split" data-split={sample ? '7-5' : undefined}>
        <div>
          <h2 id="timeline-title">How the job usually goes</h2>
          <p className="lead">{typicalDuration}.</p>
          <Fold title="Step by step">
            <Timeline steps={timeline} />
          </Fold>
        </div>
        {sample}
      </div>
    </section>
  )
}
