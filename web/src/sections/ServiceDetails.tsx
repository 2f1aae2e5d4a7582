import type { Service } from '#content/schema.ts'
import { Band } from './Band.tsx'
import { FaqList } from './FaqList.tsx'
import { Points } from './Points.tsx'
import { Timeline } from './Timeline.tsx'

/** What every service page says, in the order in which people ask it. */
export function ServiceDetails({ service }: { service: Service }) {
  const { included, timeline, typicalDuration, costs, surprises, paperwork, faqs } = service
  return (
    <>
      <Band ground="paper-2" layout="rail" title="What is included">
        <ul className="ticks ticks--two">
          {included.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Band>
      <Band layout="rail" title="How the job goes" text={`${typicalDuration}.`}>
        <Timeline steps={timeline} />
      </Band>
      <Band layout="rail" title="What the price depends on" text={costs.intro}>
        <Points points={costs.points} />
      </Band>
      <Band ground="paper-2" layout="rail" title="What can surprise us both">
        <Points points={surprises} />
      </Band>
      <Band layout="rail" title="The paperwork">
        <ul className="ticks">
          {paperwork.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Band>
      <Band layout="rail" title="Questions people ask">
        <FaqList faqs={faqs} />
      </Band>
    </>
  )
}
