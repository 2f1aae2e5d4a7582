import { Link } from 'react-router-dom'
import type { Area } from '#content/lib/schema.ts'
import { paths } from '../paths.ts'

/** The jobs that homes in an area need most, each with links to its service and to an article. */
export function AreaNeeds({ area: { needs, articleTitles } }: { area: Area }) {
  return (
    <ul className="points ruled">
      {needs.map(({ title, text, service, article }) => (
        <li key={title}>
          <h3>
            <Link to={paths.service(service)}>{title}</Link>
          </h3>
          <p>
            {text}{' '}
            <Link to={paths.article(article)}>
              Guide<span className="visually-hidden">: {articleTitles[article]}</span>
            </Link>
          </p>
        </li>
      ))}
    </ul>
  )
}
