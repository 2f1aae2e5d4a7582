import { Link } from 'react-router-dom'
import { areaPlates } from '#content/lib/lists/area-plates.ts'
import { areaSummaries } from '#content/lib/lists/areas.ts'
import { paths } from '../paths.ts'
import { PlatePicture } from '../ui/PlatePicture.tsx'
import './AreaCards.css'

/** Every area with its drawing and its postcodes. */
export function AreaCards() {
  return (
    <ul className="area-cards">
      {areaSummaries.map(({ slug, name, outcodes }) => (
        <li key={slug}>
          {areaPlates[slug] && <PlatePicture src={areaPlates[slug]} />}
          <Link className="row-link" to={paths.area(slug)}>
            {name}
          </Link>
          <p className="small">{outcodes.join(', ')}</p>
        </li>
      ))}
    </ul>
  )
}
