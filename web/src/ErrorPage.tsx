import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { business } from '#content/business.ts'
import { CallButton } from './contact/contact-links.tsx'
import { NotFetched } from './loaders/load-page.ts'
import { NotFoundPage } from './pages/NotFoundPage.tsx'
import { Button } from './ui/Button.tsx'
import { reloadOnce, reloadWhenReached } from './ui/reload.ts'

/**
 * Shown in place of a page that cannot be rendered, usually because its code could not be fetched. Reloads the document
 * once; if that fails too, or offline, it says why. Header, footer and what was typed into the form stay.
 */
export function ErrorPage() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  return <MissingPage isCodeMissing={error instanceof NotFetched} />
}

function MissingPage({ isCodeMissing }: { isCodeMissing: boolean }) {
  useEffect(() => {
    reloadOnce()
    const left = new AbortController()
    const { signal } = left
    addEventListener('online', () => reloadWhenReached(signal), { signal })
    return () => left.abort()
  }, [])
  return (
    <section className="not-found on-ink" aria-labelledby="page-title">
      <title>{`This page did not load | ${business.name}`}</title>
      <div className="wrap not-found__grid">
        <h1 id="page-title">This page did not load</h1>
        <p className="lead">
          {isCodeMissing
            ? 'The connection seems to have dropped. The page comes by itself when it is back.'
            : 'Something went wrong in this page. What you typed is kept.'}{' '}
          If it cannot wait, call us.
        </p>
        <div className="actions">
          <Button onClick={() => location.reload()}>Try again</Button>
          <CallButton kind="secondary" />
        </div>
      </div>
    </section>
  )
}
