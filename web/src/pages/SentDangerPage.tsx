import { business, telHref } from '#content/business.ts'
import { sentDangerPage } from '#content/pages/sent.ts'
import { urgentAdvice } from '#content/urgent.ts'
import { enquiryNotices, haveYouRung } from '#shared/enquiry-rules.ts'
import { CallWords } from '../CallWords.tsx'
import { paths } from '../paths.ts'
import { PageHero } from '../sections/PageHero.tsx'
import { Seo } from '../seo/Seo.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

/** Answers a form about a danger that was sent without script. */
export function SentDangerPage() {
  const { title, metaDescription, ring } = sentDangerPage
  const { sent } = enquiryNotices
  return (
    <>
      <Seo title={title} description={metaDescription} path={paths.sentDanger} noindex />
      <PageHero label={sent.title} title={haveYouRung.title} text={`${haveYouRung.text} ${ring}`}>
        <div className="actions">
          <a className={buttonClass('primary', 'figures')} href={telHref}>
            <Icon name="phone" size={18} />
            Call {business.phone.display}
          </a>
        </div>
        <p>
          <CallWords text={urgentAdvice.fire} />
        </p>
        <p>
          {sent.text} {haveYouRung.wait}
        </p>
      </PageHero>
    </>
  )
}
