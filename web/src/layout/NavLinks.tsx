import { createContext, useContext } from 'react'
import { useLocation } from 'react-router-dom'
import { Link } from '../link.tsx'

/** The pages in the header's menu. The app provides them from the page table. */
export const MenuPages = createContext<readonly { path: string; menu: string }[]>([])

/** The site's main links. The current page, or the section it is in, is marked. `replace`: in a dialog. */
export function NavLinks({ replace = false }: { replace?: boolean }) {
  const { pathname } = useLocation()
  return (
    <ul className="nav-links">
      {useContext(MenuPages).map(({ path, menu }) => (
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
