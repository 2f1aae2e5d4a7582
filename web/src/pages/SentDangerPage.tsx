import { dangerAdvice } from '#content/danger-advice.ts'
import { sentDangerPage } from '#content/pages/sent.ts'
import { enquiryNotices, haveYouRung } from '#shared/enquiry-words.ts'
import { CallButton } from '../contact/contact-links.tsx'
import { LinkedCalls } from '../contact/LinkedCalls.tsx'
import { paths } from '../paths.ts'
import { PageHero } from '../sections/PageHero.tsx'
import { Seo } from '../seo/Seo.tsx'
import { Picture } from '../ui/Picture.tsx'

/** After a form about a danger that was sent without script. */
export function SentDangerPage() {
  const { title, metaDescription, ring, picture } = sentDangerPage
  const { sent } = enquiryNotices
  return (
    <>
      <Seo title={title} description={metaDescription} path={paths.sentDanger} noindex />
      <PageHero
        label={sent.title}
        title={haveYouRung.title}
        text={`${haveYouRung.text} ${ring}`}
        visual={<Picture {...picture} priority lazy />}
        wideOnly
      >
        <div className="actions">
          <CallButton kind="primary" />
        </div>
        <p>
          <LinkedCalls text={dangerAdvice.fire} />
        </p>
        <p>
          {sent.text} {haveYouRung.wait}
        </p>
      </PageHero>
    </>
  )
}
