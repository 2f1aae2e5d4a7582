import type { Area } from '#content/schema.ts'
import { Points } from './Points.tsx'

/** The houses of an area and what each means for its wiring; then consent, parking and the network. */
export function AreaFacts({ area: { housing, practical, networkOperator } }: { area: Area }) {
  return (
    <div className="band on-paper">
      <div className="wrap area-facts">
        <section aria-labelledby="houses-title">
          <h2 id="houses-title">The houses here</h2>
          <p className="band__text">And what each kind means for its wiring.</p>
          <Points folded points={housing} />
        </section>
        <section aria-labelledby="before-title">
          <h2 id="before-title">Before we start</h2>
          <Points
            folded
            points={[
              { title: 'Conservation and listing', text: practical.conservation },
              { title: 'Parking on the day', text: practical.parking },
              { title: `The network: ${networkOperator}`, text: practical.network },
            ]}
          />
        </section>
      </div>
    </div>
  )
}
