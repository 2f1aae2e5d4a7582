import { business, telHref } from '#content/business.ts'
import { sentPage } from '#content/pages/sent.ts'
import { quoteNotices } from '#contract/quote-rules.ts'
import { WhatsappLink } from '../contact-links.tsx'
import { paths } from '../paths.ts'
import { PageHero } from '../sections/PageHero.tsx'
import { Seo } from '../seo/Seo.tsx'

/** Answers a form that was sent without script. */
export function SentPage() {
  const { title, metaDescription, reply, more } = sentPage
  const { sent } = quoteNotices
  return (
    <>
      <Seo title={title} description={metaDescription} path={paths.sent} noindex />
      <PageHero title={sent.title} text={sent.text}>
        <p>{reply}</p>
        <p>
          {more}{' '}
          <a className="figures" href={telHref}>
            {business.phone.display}
          </a>{' '}
          or use <WhatsappLink>WhatsApp</WhatsappLink>.
        </p>
      </PageHero>
    </>
  )
}
