import type { ReactNode } from 'react'

/** What every page has around it. */
export function Layout({ children }: { children: ReactNode }) {
  return <main id="main">{children}</main>
}
