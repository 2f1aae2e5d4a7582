import type { ReactNode } from 'react'
import type { Service } from '#content/lib/schema.ts'
import { Fold } from '../ui/Fold.tsx'
import { LightsUp } from '../ui/LightsUp.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Timeline } from './Timeline.tsx'

type ServiceTimelineProps = {
  service: Service
  /** Beside the steps in place of the picture. */
  sample?: ReactNode
  /** The steps alone, in two columns on this ground. */
  wide?: 'ink' | 'paper' | undefined
  pictureFirst?: boolean | undefined
}

/** How the job goes, with a picture as high as the steps, from the middle of the page to the edge of the screen. */
export function ServiceTimeline({ service, sample, wide, pictureFirst }: ServiceTimelineProps) {
  const { typicalDuration, timeline, timelinePicture: picture } = service
  return (
    <section
      className={`band band--close service-timeline-band on-${wide ?? 'ink'}`}
      aria-labelledby="timeline-title"
      data-picture-first={pictureFirst}
    >
      <div className="wrap service-timeline" data-wide={wide && true}>
        <div>
          <h2 id="timeline-title">How the job goes</h2>
          <p className="lead">{typicalDuration}.</p>
          <Fold title="Step by step">
            <Timeline steps={timeline} />
          </Fold>
        </div>
        {sample ||
          (picture && !wide && (
            <LightsUp className="service-timeline__picture">
              <figure>
                <Picture stem={picture.stem} alt={picture.alt} sizes="(min-width: 64rem) 80rem, 100vw" />
                <figcaption className="caption caption--plate">Illustration</figcaption>
              </figure>
            </LightsUp>
          ))}
      </div>
    </section>
  )
}
