import type { Plan } from '#shared/project.ts'
import symbols from './plan-symbols.svg'
import './PlanKey.css'

const titleId = 'plan-title'

/** The title of a plan, and what its numbers and symbols mean: as text, which in the picture would be too small. */
export function PlanKey({ title, marks }: Plan) {
  return (
    <div className="plan-key">
      <p id={titleId}>{title}</p>
      <ul className="plan-key__marks" aria-labelledby={titleId}>
        {marks.map(({ mark, meaning }) => (
          <li key={mark}>
            {/^\d$/.test(mark) ? (
              <span className="plan-key__number">{mark}</span>
            ) : (
              <svg viewBox="-20 -20 40 40" aria-hidden="true">
                <use href={`${symbols}#${mark}`} />
              </svg>
            )}
            {meaning}
          </li>
        ))}
      </ul>
    </div>
  )
}
