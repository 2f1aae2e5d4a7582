import { Link } from 'react-router-dom'
import './Breadcrumbs.css'

export type Crumb = { name: string; path: string }

/** The path from the home page. The last one is this page. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb">
      <ol className="breadcrumbs__list">
        {trail.map(({ name, path }, index) => (
          <li key={path}>
            {index === trail.length - 1 ? <span aria-current="page">{name}</span> : <Link to={path}>{name}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
