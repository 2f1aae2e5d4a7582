import { messageSentPage } from '#content/pages/message-sent.ts'
import { Link } from '../link.tsx'
import { paths } from '../paths.ts'
import { PageHero } from '../sections/PageHero.tsx'
import { Seo } from '../seo/Seo.tsx'
import { buttonClass } from '../ui/Button.tsx'

/** Shown after a quote form was sent without JavaScript. */
export function MessageSentPage() {
  const { title, metaDescription, notice, next } = messageSentPage
  return (
    <>
      <Seo title={title} description={metaDescription} path={paths.messageSent} noindex />
      <PageHero title={notice.title} text={notice.text}>
        <div className="actions">
          <Link className={buttonClass('secondary')} to={paths.home}>
            Return to Home
          </Link>
        </div>
      </PageHero>
      <section className="band on-paper" aria-label="What happens next">
        <div className="wrap">
          <ul className="ticks plain-text">
            {next.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      </section>
    </>
  )
}
