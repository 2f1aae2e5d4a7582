import { Suspense, useEffect } from 'react'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { sampleNotice } from '#content/blocks.ts'
import { notice } from '#content/lib/owner/notice.ts'
import { isSample } from '#content/lib/owner/sample.ts'
import { PageSubject } from '../contact/subject.ts'
import { EnquiryProvider } from '../features/enquiry/EnquiryProvider.tsx'
import printStyles from '../styles/print.css?url'
import withoutScriptStyles from '../styles/without-script.css?url'
import { CallBar } from './CallBar.tsx'
import { EnquiryDialog, showEnquiryDialog } from './EnquiryDialog.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { useNavigationFocus } from './use-navigation-focus.ts'
import { usePageSubject } from './use-page-subject.ts'

/** The frame of every page: the root of the route table. */
export function Layout() {
  useNavigationFocus()
  return <PageSubject value={usePageSubject()}>{frame}</PageSubject>
}

/** One element for every render, so that a change of the address renders only what reads the address. */
const frame = (
  <EnquiryProvider showForm={showEnquiryDialog}>
    <link rel="stylesheet" href={printStyles} media="print" precedence="print" />
    <noscript>
      <link rel="stylesheet" href={withoutScriptStyles} />
    </noscript>
    <a className="skip-link" href="#main" data-print="no">
      Skip to content
    </a>
    {isSample && (
      <aside className="sample-band on-paper-2" aria-label="About this site">
        {sampleNotice}
      </aside>
    )}
    {notice && (
      // `entry-client.ts` may have hidden it by now.
      <aside className="site-notice" aria-label="Notice" data-until={notice.until} suppressHydrationWarning>
        {notice.text}
      </aside>
    )}
    <Header />
    <main id="main">
      {/* Suspense hydrates in slices, so that the page responds to a press meanwhile. */}
      <Suspense>
        <Outlet />
        <Hydrated />
      </Suspense>
    </main>
    <Footer />
    <CallBar />
    <EnquiryDialog />
    <ScrollRestoration />
  </EnquiryProvider>
)

/** Inside the page's boundary, because React hydrates that after the layout. */
function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return null
}
