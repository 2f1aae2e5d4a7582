import type { Area } from '#content/schema.ts'
import { Band } from './Band.tsx'
import { Points } from './Points.tsx'

/** The houses of an area and what each means for its wiring; then consent, parking and the network. */
export function AreaFacts({ area: { housing, practical, networkOperator } }: { area: Area }) {
  return (
    <>
      <Band layout="rail" title="The houses here" text="And what each kind means for its wiring.">
        <Points folded points={housing} />
      </Band>
      <Band layout="rail" title="Before we start">
        <Points
          folded
          points={[
            { title: 'Conservation and listing', text: practical.conservation },
            { title: 'Parking on the day', text: practical.parking },
            { title: `The network: ${networkOperator}`, text: practical.network },
          ]}
        />
      </Band>
    </>
  )
}
