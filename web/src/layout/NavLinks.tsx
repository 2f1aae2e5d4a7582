import { Link, useLocation } from 'react-router-dom'
import { headerLinks } from './navigation.ts'

/** The site's main links; the one that leads to where the visitor is says so. */
export function NavLinks() {
  const { pathname } = useLocation()
  return (
    <ul className="nav-links">
      {headerLinks.map(({ name, path }) => (
        <li key={path}>
          <Link to={path} aria-current={currency(path, pathname)}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** `page` for the page itself, `true` for a page inside that section. */
function currency(path: string, pathname: string): 'page' | 'true' | undefined {
  const here = pathname.replace(/(.)\/$/, '$1')
  if (path === here) return 'page'
  return path !== '/' && here.startsWith(`${path}/`) ? 'true' : undefined
}
