import { Suspense, useEffect, useMemo, useState } from 'react'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { sampleNotice } from '#content/blocks.ts'
import { closedNotices } from '#content/lib/owner/closed-days.ts'
import { options } from '#content/lib/owner/options.ts'
import { isSample } from '#content/lib/owner/sample.ts'
import { EnquiryProvider } from '../features/quote/EnquiryProvider.tsx'
import printStyles from '../styles/print.css?url'
import { PageSubject } from '../subject.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { CallBar } from './CallBar.tsx'
import { pollClosures, pollEvery } from './declared-closures.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { QuoteDialog, showQuoteDialog } from './QuoteDialog.tsx'
import { useAskedSubject } from './use-asked-subject.ts'
import { useNavigationFocus } from './use-navigation-focus.ts'
import { usePageSubject } from './use-site.ts'

/** The frame of every page: the root of the route table. */
export function Layout() {
  useNavigationFocus()
  const own = usePageSubject()
  const asked = useAskedSubject()
  const { about, hello } = own ?? asked ?? {}
  const subject = useMemo(() => (about && hello ? { about, hello } : undefined), [about, hello])
  return (
    <PageSubject value={subject}>
      <EnquiryProvider showForm={showQuoteDialog}>
        <link rel="stylesheet" href={printStyles} media="print" precedence="print" />
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        {isSample && (
          <aside className="sample-band on-paper-2" aria-label="About this site">
            {sampleNotice}
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
        <ClosedNotices />
        {options.ownerDesk && <DeclaredClosure />}
        <QuoteDialog />
        {/* Every document's first entry has the key `default`: sharing it would restore another page's scroll position. */}
        <ScrollRestoration getKey={({ key }) => (key === 'default' ? `document ${performance.timeOrigin}` : key)} />
      </EnquiryProvider>
    </PageSubject>
  )
}

/** Inside the page's boundary, because React hydrates that after the layout. */
function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return null
}

/** Closed days declared at the desk. Requested again on every page, because the edge caches the response. */
function DeclaredClosure() {
  const [sentence, setSentence] = useState('')
  useEffect(() => {
    // Without a response the closed days known at build time apply.
    const look = () => void pollClosures().then(setSentence, () => undefined)
    look()
    const timer = setInterval(look, pollEvery)
    return () => clearInterval(timer)
  }, [])
  return (
    <p className="closed-notice declared-closure" hidden={sentence === ''}>
      <span>{sentence}</span>
    </p>
  )
}

/**
 * The owner's closed days. Every page contains all of them, hidden: `entry-client.ts` shows each on its days, so that a
 * page built weeks ago is right. They overlay the foot of the page, so that they cause no layout shift.
 */
function ClosedNotices() {
  const hydrated = useHydrated()
  return closedNotices.map(({ id, sentence, from, until }) => (
    <p className="closed-notice" id={id} key={id} hidden={!(hydrated && from <= Date.now() && Date.now() < until)}>
      {sentence}
    </p>
  ))
}
