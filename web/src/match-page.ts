import { matchRoutes } from 'react-router-dom'
import { type PageRow, pageRows } from './pages.ts'

/** The paths of the page table in the router's form. */
export const pagePaths = pageRows.map((row) => ({ path: row.records ? row.path(':slug') : row.path, handle: row }))

/** The row of the page at this pathname, and its slug. */
export function matchPage(pathname: string): { row: PageRow; slug: string | undefined } | undefined {
  const [match] = matchRoutes(pagePaths, pathname) ?? []
  return match && { row: match.route.handle, slug: match.params.slug }
}
