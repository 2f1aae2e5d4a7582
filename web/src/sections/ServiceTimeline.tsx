import type { ReactNode } from 'react'
import type { Service } from '#content/lib/schema.ts'
import { Fold } from '../ui/Fold.tsx'
import './ServiceTimeline.css'

type ServiceTimelineProps = {
  service: Service
  /** Shown beside the steps; without it they fill two columns. */
  sample: ReactNode
}

/** The steps of a job, along a cable from the first call to the last test. */
export function ServiceTimeline({ service, sample }: ServiceTimelineProps) {
  const { typicalDuration, timeline } = service
  return (
    <section className="band band--close on-ink" aria-labelledby="timeline-title">
      <div className="wrap service-timeline split" data-split={sample ? '7-5' : undefined}>
        <div>
          <h2 id="timeline-title">How the job usually goes</h2>
          <p className="lead">{typicalDuration}.</p>
          <Fold title="Step by step">
            <ol className="timeline">
              {timeline.map(({ when, title, text }) => (
                <li key={when + title} className="timeline__step">
                  <p className="timeline__when">{when}</p>
                  <h3>{title}</h3>
                  <p className="timeline__text">{text}</p>
                </li>
              ))}
            </ol>
          </Fold>
        </div>
        {sample}
      </div>
    </section>
  )
}
