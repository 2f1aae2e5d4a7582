import type { ReactNode } from 'react'
import { CallBar } from './CallBar.tsx'
import { ClosedNotice } from './ClosedNotice.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { QuoteDialog } from './QuoteDialog.tsx'

/** What surrounds every page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <ClosedNotice />
      <Header />
      <main id="main">{children}</main>
      <Footer />
      <CallBar />
      <QuoteDialog />
    </>
  )
}
