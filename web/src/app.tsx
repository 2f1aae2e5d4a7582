import { type ReactNode, Suspense } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { Layout } from './layout/Layout.tsx'
import { useNavigationFocus } from './navigation-focus.ts'
import { PageBoundary } from './page-boundary.tsx'
import { routes } from './routes.ts'

/**
 * The site: the layout around the page of the current URL. Needs a router above it. `children` stand beside the page
 * and are hydrated together with it.
 */
export function App({ children }: { children?: ReactNode }) {
  useNavigationFocus()
  const { pathname } = useLocation()
  return (
    <Layout>
      <Suspense>
        <PageBoundary path={pathname}>
          <Routes>
            {routes.map(({ path, page: { Page } }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
          </Routes>
        </PageBoundary>
        {children}
      </Suspense>
    </Layout>
  )
}
