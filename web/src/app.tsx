import { type ReactNode, Suspense, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useAskedSubject } from './asked-subject.ts'
import { Layout } from './layout/Layout.tsx'
import { MenuPages } from './layout/NavLinks.tsx'
import { useNavigationFocus } from './navigation-focus.ts'
import { PageBoundary } from './page-boundary.tsx'
import { pageTable } from './page-table.ts'
import { pageAt } from './routes.ts'
import { PageSubject } from './subject.ts'

const menuPages = pageTable.flatMap(({ path, menu }) => (menu ? { path, menu } : []))

/**
 * The site: the layout around the page of the current URL. Needs a router above it. `children` are rendered beside the
 * page and hydrated together with it.
 */
export function App({ children }: { children?: ReactNode }) {
  useNavigationFocus()
  const { pathname } = useLocation()
  const { Page, slug, subject: subjectOf } = pageAt(pathname)
  const asked = useAskedSubject()
  const { about, hello } = subjectOf?.(slug) ?? asked ?? {}
  const subject = useMemo(() => (about && hello ? { about, hello } : undefined), [about, hello])
  return (
    <MenuPages value={menuPages}>
      <PageSubject value={subject}>
        <Layout>
          <Suspense>
            <PageBoundary path={pathname}>
              <Page slug={slug} />
            </PageBoundary>
            {children}
          </Suspense>
        </Layout>
      </PageSubject>
    </MenuPages>
  )
}
