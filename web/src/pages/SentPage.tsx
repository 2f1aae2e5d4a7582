import { Link } from 'react-router-dom'
import { business, telHref } from '#content/business.ts'
import { sentPage } from '#content/pages/sent.ts'
import { paths } from '../paths.ts'
import { Seo } from '../seo/Seo.tsx'
import { buttonClass } from '../ui/Button.tsx'

/** Says that an enquiry was sent, to a browser whose form could not. */
export function SentPage() {
  const { title, metaDescription, heading, text, next, urgent, link } = sentPage
  return (
    <>
      <Seo title={title} description={metaDescription} path={paths.sent} noindex />
      <section className="on-paper" aria-labelledby="page-title">
        <div className="wrap">
          <h1 id="page-title">{heading}</h1>
          <p className="lead">{text}</p>
          <p>{next}</p>
          <p>
            {urgent} <a href={telHref}>{business.phone.display}</a>
          </p>
          <div className="actions">
            <Link className={buttonClass('primary')} to={paths.home}>
              {link}
            </Link>
          </div>
        </div>
      </section>
    </>
  )
}
