import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { notFoundPage } from '#content/pages/not-found.ts'
import { NavLinks } from '../layout/NavLinks.tsx'
import { Seo } from '../seo/Seo.tsx'
import { buttonClass } from '../ui/Button.tsx'

/** The page for an unknown URL. */
export function NotFoundPage() {
  const { pathname } = useLocation()
  useEffect(() => {
    console.error(`404: no page at ${pathname}`)
  }, [pathname])
  const { title, metaDescription, code, heading, text, link } = notFoundPage
  return (
    <>
      <Seo title={title} description={metaDescription} path="/404" noindex />
      <section className="not-found on-ink" aria-labelledby="page-title">
        <div className="wrap not-found__columns split" data-split="7-5">
          <div className="not-found__grid">
            <p className="not-found__code">
              <span className="visually-hidden">{code}</span>
              <span className="not-found__figure" aria-hidden="true">
                {code[0]}
              </span>
              <span className="not-found__figure not-found__zero" aria-hidden="true">
                {code[1]}
              </span>
              <span className="not-found__figure" aria-hidden="true">
                {code[2]}
              </span>
            </p>
            <h1 id="page-title">{heading}</h1>
            <p className="lead">{text}</p>
            <div className="actions">
              <Link className={buttonClass('primary')} to="/">
                {link}
              </Link>
            </div>
          </div>
          <nav className="not-found__links" aria-label="Pages">
            <NavLinks />
          </nav>
        </div>
      </section>
    </>
  )
}
