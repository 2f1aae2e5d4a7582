import { Link } from 'react-router-dom'
import type { AreaSummary } from '#content/lib/schema.ts'
import { paths } from '../paths.ts'
import { buttonClass } from '../ui/Button.tsx'
import '../ui/chip.css'

/** Links to the neighbouring areas. */
export function NearbyAreas({ areas }: { areas: readonly AreaSummary[] }) {
  return (
    <nav className="nearby" aria-label="Nearby areas" data-print="no">
      <ul className="chips">
        <li className="small">Also nearby</li>
        {areas.map(({ name, slug }) => (
          <li key={slug}>
            <Link className={buttonClass('quiet', 'button--small chip')} to={paths.area(slug)}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
