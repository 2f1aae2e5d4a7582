import { Link, useLocation } from 'react-router-dom'
import { pageRows } from '../pages.ts'

const menuPages = pageRows.flatMap(({ records, path, menu }) => (menu && !records ? { path, menu } : []))

/** The site's main links. The current page or its section is marked. `replace`: used inside a dialog. */
export function NavLinks({ replace = false }: { replace?: boolean }) {
  const { pathname } = useLocation()
  return (
    <ul className="nav-links">
      {menuPages.map(({ path, menu }) => (
        <li key={path}>
          <Link to={path} replace={replace || undefined} aria-current={currency(path, pathname)}>
            {menu}
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
