import { Component, type ReactNode, useEffect } from 'react'
import { business, telHref } from '#content/business.ts'
import { Button, buttonClass } from './ui/Button.tsx'
import { Icon } from './ui/Icon.tsx'

type PageBoundaryProps = {
  /** The page's path. Another path is tried afresh. */
  path: string
  children: ReactNode
}
type PageBoundaryState = { path: string; failed: boolean }

/**
 * Catches a page that cannot be shown. Usually its code is missing, because the site was deployed again or the network
 * dropped. The page is then loaded once as a document; after that, or offline, a sentence takes its place, and header,
 * footer and what was typed into the quote dialog stay [E6] [L11].
 */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { path: this.props.path, failed: false }

  static getDerivedStateFromError(): Partial<PageBoundaryState> {
    return { failed: true }
  }

  static getDerivedStateFromProps({ path }: PageBoundaryProps, state: PageBoundaryState): PageBoundaryState | null {
    return path === state.path ? null : { path, failed: false }
  }

  override componentDidCatch(): void {
    if (navigator.onLine && !history.state?.reloaded) loadAsDocument()
  }

  override render(): ReactNode {
    return this.state.failed ? <MissingPage /> : this.props.children
  }
}

/** Noted in the history entry, so that a page that is broken for good is not reloaded endlessly. */
function loadAsDocument(): void {
  history.replaceState({ ...history.state, reloaded: true }, '')
  location.reload()
}

function MissingPage() {
  useEffect(() => {
    addEventListener('online', loadAsDocument)
    return () => removeEventListener('online', loadAsDocument)
  }, [])
  return (
    <section className="not-found on-ink" aria-labelledby="page-title">
      <title>{`This page did not load | ${business.name}`}</title>
      <div className="wrap not-found__grid">
        <h1 id="page-title">This page did not load</h1>
        <p className="lead">
          The connection seems to have dropped. The page comes by itself when it is back. If it cannot wait, call us.
        </p>
        <div className="actions">
          <Button onClick={loadAsDocument}>Try again</Button>
          <a className={buttonClass('secondary')} href={telHref}>
            <Icon name="phone" size={18} />
            Call {business.phone.display}
          </a>
        </div>
      </div>
    </section>
  )
}
