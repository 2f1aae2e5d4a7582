import { Suspense, useEffect, useMemo, useState } from 'react'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { sampleNotice } from '#content/blocks.ts'
import { closedNotices } from '#content/lib/owner/closed-days.ts'
import { options } from '#content/lib/owner/options.ts'
import { isSample } from '#content/lib/owner/sample.ts'
import { EnquiryStatus } from '../features/quote/EnquiryStatus.tsx'
import { keepForOffline } from '../offline.ts'
import printStyles from '../styles/print.css?url'
import { PageSubject } from '../subject.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { CallBar } from './CallBar.tsx'
import { lookEvery, lookForClosures } from './declared-closures.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { QuoteDialog } from './QuoteDialog.tsx'
import { useAskedSubject } from './use-asked-subject.ts'
import { useNavigationFocus } from './use-navigation-focus.ts'
import { usePageSubject } from './use-site.ts'

/** What surrounds every page: the root of the route table. */
export function Layout() {
  useNavigationFocus()
  const own = usePageSubject()
  const asked = useAskedSubject()
  const { about, hello } = own ?? asked ?? {}
  const subject = useMemo(() => (about && hello ? { about, hello } : undefined), [about, hello])
  return (
    <PageSubject value={subject}>
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
      <EnquiryStatus />
      <main id="main">
        {/* Hydrated in slices, so that a press in between is answered. */}
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
      {/* The first entry of every document has the same key: without a name of its own it would take another page's place. */}
      <ScrollRestoration getKey={({ key }) => (key === 'default' ? `document ${performance.timeOrigin}` : key)} />
    </PageSubject>
  )
}

/** Rendered beside the page, because React hydrates the page after the layout. */
function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    // What fails here is only not there offline.
    keepForOffline().catch(() => undefined)
  }, [])
  return null
}

/** What the owner has declared at the desk. Nothing is kept from one page to the next: the edge has the answer. */
function DeclaredClosure() {
  const [sentence, setSentence] = useState('')
  useEffect(() => {
    // Where nothing answers, what the page was built with holds.
    const look = () => void lookForClosures().then(setSentence, () => undefined)
    look()
    const timer = setInterval(look, lookEvery)
    return () => clearInterval(timer)
  }, [])
  return (
    <p className="closed-notice declared-closure" hidden={sentence === ''}>
      <span>{sentence}</span>
    </p>
  )
}

/**
 * The owner's closed days. All are in every page and hidden: `entry-client.ts` shows each on its days, so that a page
 * which was built weeks ago is right on the day. They stand over the page's foot, where showing one moves nothing.
 */
function ClosedNotices() {
  const hydrated = useHydrated()
  return closedNotices.map(({ id, sentence, from, until }) => (
    <p className="closed-notice" id={id} key={id} hidden={!(hydrated && from <= Date.now() && Date.now() < until)}>
      {sentence}
    </p>
  ))
}
