/**
 * Every page of the site. The router, the prerender, the sitemap and the header's menu all read this table. A new page
 * needs its URL in `paths.ts`, a file in `pages/` and a row here.
 */
import { memo } from 'react'
import { data, matchRoutes, type RouteObject, redirect } from 'react-router-dom'
import type { Area, Service } from '#content/lib/schema.ts'
import { subjects } from '#content/messages.ts'
import { apiPaths } from '#shared/api-paths.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { Layout } from './layout/Layout.tsx'
import type { SiteHandle } from './layout/use-site.ts'
import { fetched } from './loaders/fetched.ts'
import { loadPage } from './loaders/load-page.ts'
import type { Records } from './loaders/records.ts'
import { NotFoundPage } from './pages/NotFoundPage.tsx'
import { paths } from './paths.ts'
import type { Subject } from './subject.ts'

export type PageRow = {
  /** Route pattern. With `:slug`, one page for each of its records. */
  path: string
  /** The page's file in `pages/`, which exports a component of that name. By default the 404 page. */
  page?: string
  /** Its label in the header's menu; pages without one are not in the menu. */
  menu?: string
  /** False keeps the page out of the sitemap: nobody should land on it from a search. */
  listed?: false
  /** Imports the records of which the page reads its own with `useLoaderData`. Too large for every page to have them. */
  records?: () => Promise<Records<unknown>>
  /** The record of a page without `:slug`. */
  slug?: string
  /** Redirect target for an unknown slug; by default the 404 page. */
  otherwise?: string
  /** Subject of an enquiry from the page. A method, so that each row may type its own record. */
  subject?(record: unknown): Subject
  /** URL of an API response that the document preloads, before the code arrives. */
  preload?: string
}

export const pages: readonly PageRow[] = [
  { path: paths.home, menu: 'Home', page: 'HomePage' },
  { path: paths.about, menu: 'About', page: 'AboutPage' },
  { path: paths.services, menu: 'Services', page: 'ServicesPage' },
  {
    path: paths.service('emergency'),
    page: 'EmergencyPage',
    records: async () => (await import('./loaders/records.ts')).ownServices,
    slug: 'emergency',
    subject: subjects.emergency,
  },
  {
    path: paths.service(':slug'),
    page: 'ServicePage',
    records: async () => (await import('./loaders/exhibited-service.ts')).exhibitedServices,
    subject: ({ name }: Service) => subjects.service(name),
  },
  {
    path: paths.portfolio,
    menu: 'Portfolio',
    page: 'PortfolioPage',
    preload: `${apiPaths.listProjects.path}?view=cards`,
  },
  {
    path: paths.security,
    menu: 'Security',
    page: 'SecurityPage',
    records: async () => (await import('./loaders/records.ts')).ownServices,
    slug: 'security',
    subject: ({ name }: Service) => subjects.service(name),
  },
  { path: paths.faqs, menu: 'FAQs', page: 'FaqsPage' },
  { path: paths.blog, menu: 'Blog', page: 'BlogPage' },
  {
    path: paths.article(':slug'),
    page: 'ArticlePage',
    records: async () => (await import('./loaders/clean-documents.ts')).articles,
    otherwise: paths.blog,
    subject: ({ title }: { title: string }) => subjects.article(title),
  },
  { path: paths.contact, menu: 'Contact', page: 'ContactPage' },
  { path: paths.areas, page: 'AreasPage' },
  {
    path: paths.area(':slug'),
    page: 'AreaPage',
    records: async () => (await import('./loaders/records.ts')).areas,
    subject: ({ name }: Area) => subjects.area(name),
  },
  { path: paths.privacy, page: 'PrivacyPage' },
  {
    path: paths.guide(':slug'),
    page: 'GuidePage',
    records: async () => (await import('./loaders/clean-documents.ts')).guides,
  },
  { path: paths.sent, page: 'SentPage', listed: false },
  { path: paths.sentDanger, page: 'SentDangerPage', listed: false },
  { path: paths.notSent, page: 'NotSentPage', listed: false },
  { path: '*', listed: false },
]

/** The record of the page with this slug; undefined where there is none. */
async function loadRecord({ records, slug }: PageRow, slugInPath = ''): Promise<unknown> {
  const all = await records?.()
  const wanted = slug ?? slugInPath
  return all && Object.hasOwn(all, wanted) ? all[wanted]?.() : undefined
}

const pageRoutes = pages.map((row) => ({
  path: row.path,
  // A function, because without a loader the router ignores an error of `lazy: { Component }`.
  lazy: async () => ({ Component: memo(row.page ? await loadPage(row.page) : NotFoundPage) }),
  ...(row.records && {
    loader: async ({ params }: { params: { slug?: string | undefined } }) => {
      const found = await fetched(loadRecord(row, params.slug))
      if (found !== undefined) return found
      throw row.otherwise ? redirect(row.otherwise) : data(null, { status: 404 })
    },
  }),
  // A page depends on its path alone; the portfolio reads its filter from the query string itself.
  shouldRevalidate: ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
    currentUrl.pathname !== nextUrl.pathname,
  handle: { subject: row.subject },
})) satisfies RouteObject[]

const siteHandle: SiteHandle = {
  menu: pages.flatMap(({ path, menu }) => (menu ? { path, menu } : [])),
  subjectAt: async (pathname) => {
    const row = rowAt(pathname)
    const record = await row?.fetch()
    return record === undefined ? undefined : row?.subject?.(record)
  },
}

export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: ErrorPage,
    // In development the document is empty until the first page's code is loaded.
    HydrateFallback: () => null,
    handle: siteHandle,
    // On a parent route, because the router ignores the boundary of a route whose own `lazy` failed.
    children: [{ ErrorBoundary: ErrorPage, children: pageRoutes }],
  },
]

/** Prefetches the code and the record of the page at this pathname, so that a hovered link opens at once. */
export async function prefetchPage(pathname: string): Promise<void> {
  const row = rowAt(pathname)
  await Promise.all([row?.page && loadPage(row.page), row?.fetch()])
}

function rowAt(pathname: string) {
  const [match] = matchRoutes([...pages], pathname) ?? []
  if (!match) return undefined
  const { route, params } = match
  return { page: route.page, subject: route.subject, fetch: () => loadRecord(route, params.slug) }
}
