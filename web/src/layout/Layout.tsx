import type { ReactNode } from 'react'
import { closedDays } from '#content/closed-days.ts'
import { EnquiryStatus } from '../features/quote/EnquiryStatus.tsx'
import { CallBar } from './CallBar.tsx'
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
      <ClosedNotices />
      <Header />
      <EnquiryStatus />
      <main id="main">{children}</main>
      <Footer />
      <CallBar />
      <QuoteDialog />
    </>
  )
}

/**
 * The owner's closed days, above the header. All are in every page and hidden: `wake/boot.js` shows each on its days
 * before the first paint, so that a page which was built weeks ago is right on the day.
 */
function ClosedNotices() {
  return closedDays.map(({ from, sentence }, index) => (
    <p className="closed-notice" id={`closed-${index}`} key={from}>
      {sentence}
    </p>
  ))
}
