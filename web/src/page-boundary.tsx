import { Component, type ReactNode, useEffect } from 'react'
import { business, telHref } from '#content/business.ts'
import { Button, buttonClass } from './ui/Button.tsx'
import { Icon } from './ui/Icon.tsx'

type PageBoundaryProps = {
  /** The page's path: another one is another chance. */
  path: string
  children: ReactNode
}
type PageBoundaryState = { path: string; failed: boolean }

/**
 * Around the page. One that cannot be shown usually misses its code: the site was deployed anew, or the network
 * dropped. It is loaded as a document, once; after that, or offline, a sentence stands in its place, and header, footer
 * and whatever was typed into the quote dialog stay (promises E6, L11).
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

/** The entry of the history remembers it, so that a page that is broken for good is not loaded for ever. */
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
