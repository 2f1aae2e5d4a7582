import { type ReactNode, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { Layout } from './layout/Layout.tsx'
import { useNavigationFocus } from './navigation-focus.ts'
import { routes } from './routes.tsx'

/**
 * The site: the layout around the page of the current URL. Needs a router above it. `children` stand beside the page
 * and are hydrated together with it.
 */
export function App({ children }: { children?: ReactNode }) {
  useNavigationFocus()
  return (
    <Layout>
      <Suspense>
        <Routes>
          {routes.map(({ path, page: { Page } }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        </Routes>
        {children}
      </Suspense>
    </Layout>
  )
}
