import { pages } from './pages.ts'

/** A page that is missing here has no row in `pages.ts`. */
type PathsOfPages = { [Name in keyof typeof pages]: (typeof pages)[Name]['path'] }

/** The URLs of the site for links, named as in `pages.ts`. */
export const paths =
  // Cast: `fromEntries` loses the names.
  Object.fromEntries(Object.entries(pages).map(([name, { path }]) => [name, path])) as PathsOfPages

export type Crumb = { name: string; path: string }

/** Breadcrumbs from the home page: `below` has the pages between, and the page itself. */
export function fromHome(below: readonly Crumb[]): Crumb[] {
  return [{ name: 'Home', path: paths.home }, ...below]
}
