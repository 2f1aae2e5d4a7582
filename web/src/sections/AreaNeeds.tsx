import { Link } from 'react-router-dom'
import { isThere } from '#content/lib/is-there.ts'
import type { Area } from '#content/lib/schema.ts'
import { serviceNames } from '#content/lib/services.ts'
import { paths } from '../paths.ts'
import { Band } from './Band.tsx'
import { servicePath } from './service-path.ts'

/** What the houses of an area need most, each leading to the article that explains it and the service that does it. */
export function AreaNeeds({ title, needs }: { title: string; needs: Area['needs'] }) {
  return (
    <Band className="band--close" ground="paper-2" layout="rail" title={title}>
      <ul className="area-needs">
        {needs.map(({ because, service, article }) => (
          <li key={because}>
            {isThere(paths.article(article)) ? (
              <Link to={paths.article(article)}>{because}</Link>
            ) : (
              <span>{because}</span>
            )}
            <Link className="small" to={servicePath(service)}>
              {serviceNames[service]}
            </Link>
          </li>
        ))}
      </ul>
    </Band>
  )
}
