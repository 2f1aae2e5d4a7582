import { Link } from 'react-router-dom'
import { business, telHref } from '#content/business.ts'
import { sentPage } from '#content/pages/sent.ts'
import { paths } from '../paths.ts'
import { PageHero } from '../sections/PageHero.tsx'
import { Seo } from '../seo/Seo.tsx'
import { buttonClass } from '../ui/Button.tsx'

/** The light is on. */
const picture = {
  stem: 'front-door-lantern-closeup',
  alt: 'Green front door at night, a lantern above it and lamps lit in both bays',
}

/** Says that an enquiry was sent, to a browser whose form could not. */
export function SentPage() {
  const { title, metaDescription, heading, text, next, urgent, link } = sentPage
  return (
    <>
      <Seo title={title} description={metaDescription} path={paths.sent} noindex />
      <PageHero title={heading} text={text} picture={picture}>
        <ul className="ticks">
          {next.map((line) => (
            <li key={line}>{line}</li>
          ))}
          <li>
            {urgent}{' '}
            <a className="figures" href={telHref}>
              {business.phone.display}
            </a>
          </li>
        </ul>
        <div className="actions">
          <Link className={buttonClass('primary')} to={paths.home}>
            {link}
          </Link>
        </div>
      </PageHero>
    </>
  )
}
