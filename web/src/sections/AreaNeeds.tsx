import { Link } from 'react-router-dom'
import { isDone } from '#content/lib/done-services.ts'
import type { Area } from '#content/lib/schema.ts'
import { serviceNames } from '#content/lib/service-names.ts'
import { paths } from '../paths.ts'

/** What homes in an area need most, each with links to the article and the service. */
export function AreaNeeds({ needs }: { needs: Area['needs'] }) {
  return (
    <ul className="points">
      {needs
        .filter(({ service }) => isDone(service))
        .map(({ because, service, article }) => (
          <li key={because}>
            <h3>
              <Link to={paths.article(article)}>{because}</Link>
            </h3>
            <p>
              <Link to={paths.service(service)}>{serviceNames[service]}</Link>
            </p>
          </li>
        ))}
    </ul>
  )
}
