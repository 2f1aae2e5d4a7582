import { Fragment, type ReactNode } from 'react'
import type { Area } from '#content/lib/schema.ts'
import { AreaNeeds } from './AreaNeeds.tsx'
import { Band } from './Band.tsx'
import { Points } from './Points.tsx'

/** What could be about no other area: its houses, the jobs they need, what to settle first. Each area has its own order. */
export function AreaOwn({
  area: { name, sections, housesTitle, housing, needs, practical, networkOperator },
}: {
  area: Area
}) {
  const parts: Record<Area['sections'][number], ReactNode> = {
    houses: (
      <Band className="band--close" layout="rail" title={housesTitle}>
        <Points folded points={housing} />
      </Band>
    ),
    jobs: <AreaNeeds title={`Common jobs in ${name}`} needs={needs} />,
    rules: (
      <Band className="band--close" layout="rail" title="Before we start">
        <Points
          folded
          points={[
            { title: 'Conservation and listing', text: practical.conservation },
            { title: 'Parking on the day', text: practical.parking },
            { title: `The network: ${networkOperator}`, text: practical.network },
          ]}
        />
      </Band>
    ),
  }
  return sections.map((section) => <Fragment key={section}>{parts[section]}</Fragment>)
}
