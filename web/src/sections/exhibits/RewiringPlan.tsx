import { rewiringPlan } from '#content/exhibits/rewiring-plan.ts'
import { Drawing } from './Drawing.tsx'
import { Exhibit } from './Exhibit.tsx'
import './RewiringPlan.css'
import plan from './rewiring-plan.svg?raw'

/** The drawing's symbols in the order of the legend, with the vertical offset of each there. */
const symbols = [
  { name: 'socket', y: 2 },
  { name: 'light', y: 0 },
  { name: 'switch', y: 6 },
  { name: 'smoke', y: 0 },
  { name: 'heat', y: 0 },
  { name: 'network', y: 6 },
  { name: 'cooker', y: 6 },
  { name: 'board', y: 0 },
]

/** Plan of the ground floor of a terraced house; the front is on the left. */
export function RewiringPlan() {
  const { legend, ...words } = rewiringPlan
  return (
    <Exhibit {...words} wide={false}>
      <Drawing svg={plan} />
      <ul className="plan__legend">
        {symbols.map(({ name, y }, index) => (
          <li key={name}>
            <svg className="drawing" viewBox="-14 -14 28 28" aria-hidden="true">
              <use href={`#plan-${name}`} y={y} />
            </svg>
            {legend[index]}
          </li>
        ))}
      </ul>
    </Exhibit>
  )
}
