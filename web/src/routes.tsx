/** The routes of the pages, made from the table in `pages.ts`. */
import { memo } from 'react'
import { data, type RouteObject, redirect } from 'react-router-dom'
import { ErrorPage } from './ErrorPage.tsx'
import { Layout } from './layout/Layout.tsx'
import { fetched, loadPage } from './loaders/load-page.ts'
import { loadRecord } from './loaders/load-record.ts'
import { matchPage, pagePaths } from './match-page.ts'
import { NotFoundPage } from './pages/NotFoundPage.tsx'

const pageRoutes = pagePaths.map(({ path, handle: row }) => ({
  path,
  // A function, because without a loader the router ignores an error of `lazy: { Component }`.
  lazy: async () => ({ Component: memo(await loadPage(row.page)) }),
  ...((row.records || row.service) && {
    loader: async ({ params }: { params: { slug?: string | undefined } }) => {
      const found = await fetched(loadRecord(row, params.slug))
      if (found !== undefined) return found
      throw row.otherwise ? redirect(row.otherwise) : data(null, { status: 404 })
    },
  }),
  // A page depends on its path alone; the portfolio reads its filter from the query string itself.
  shouldRevalidate: ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
    currentUrl.pathname !== nextUrl.pathname,
  handle: row,
})) satisfies RouteObject[]

export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: ErrorPage,
    // In development the document is empty until the first page's code is loaded.
    HydrateFallback: () => null,
    // On a parent route, because the router ignores the boundary of a route whose own `lazy` failed.
    children: [{ ErrorBoundary: ErrorPage, children: [...pageRoutes, { path: '*', Component: NotFoundPage }] }],
  },
]

/** Prefetches the code and the record of the page at this pathname, so that a hovered link opens at once. */
export async function prefetchPage(pathname: string): Promise<void> {
  const match = matchPage(pathname)
  await (match && Promise.all([loadPage(match.row.page), loadRecord(match.row, match.slug)]))
}
