import { Link, useLocation } from 'react-router-dom'
import { pageTable } from '../page-table.ts'

/** The site's main links. The current page, or the section it is in, is marked. */
export function NavLinks() {
  const { pathname } = useLocation()
  return (
    <ul className="nav-links">
      {pageTable.map(
        ({ path, menu }) =>
          menu && (
            <li key={path}>
              <Link to={path} aria-current={currency(path, pathname)}>
                {menu}
              </Link>
            </li>
          ),
      )}
    </ul>
  )
}

/** `page` for the page itself, `true` for a page inside that section. */
function currency(path: string, pathname: string): 'page' | 'true' | undefined {
  const here = pathname.replace(/(.)\/$/, '$1')
  if (path === here) return 'page'
  return path !== '/' && here.startsWith(`${path}/`) ? 'true' : undefined
}
