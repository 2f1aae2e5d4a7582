import { Link } from 'react-router-dom'
import { articleSummaries } from '#content/articles.ts'
import type { Area } from '#content/schema.ts'
import { serviceNames } from '#content/services.ts'
import { paths } from '../paths.ts'
import { Band } from './Band.tsx'
import { servicePath } from './RelatedLinks.tsx'

/** What the houses of an area need most, each with the service that does it and the article that explains it. */
export function AreaNeeds({ needs }: { needs: Area['needs'] }) {
  return (
    <Band ground="paper-2" layout="rail" title="What these houses ask for">
      <ul className="area-needs">
        {needs.map(({ because, service, article }) => (
          <li key={because}>
            <p>{because}</p>
            <Link to={servicePath(service)}>{serviceNames[service]}</Link>
            <Link to={paths.article(article)}>{articleSummaries.find(({ slug }) => slug === article)?.title}</Link>
          </li>
        ))}
      </ul>
    </Band>
  )
}
