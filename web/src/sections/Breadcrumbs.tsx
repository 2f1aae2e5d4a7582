import { Link } from 'react-router-dom'
import { type Crumb, fromHome } from '../paths.ts'
import './Breadcrumbs.css'

/** The path from the home page; the last item is this page. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  const crumbs = fromHome(trail)
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb" data-print="no">
      <ol className="breadcrumbs__list links">
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>
            {index === crumbs.length - 1 ? <span aria-current="page">{name}</span> : <Link to={path}>{name}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
