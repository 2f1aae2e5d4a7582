import { sentPage } from '#content/pages/sent.ts'
import { enquiryNotices } from '#shared/enquiry-words.ts'
import { CallButton, WhatsappLink } from '../contact/contact-links.tsx'
import { LinkedCalls } from '../contact/LinkedCalls.tsx'
import { paths } from '../paths.ts'
import { PageHero } from '../sections/PageHero.tsx'
import { Seo } from '../seo/Seo.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Picture } from '../ui/Picture.tsx'
import { housePictures } from '../ui/site-picture.ts'

const { lit, widths, width, height } = housePictures.tall
const house = { widths, width, height }

/** After a form that was sent without script. */
export function SentPage() {
  const { title, metaDescription, reply, more, danger, houseAlt } = sentPage
  const { sent } = enquiryNotices
  return (
    <>
      <Seo title={title} description={metaDescription} path={paths.sent} noindex />
      <PageHero
        title={sent.title}
        text={`${sent.text} ${reply}`}
        visual={<Picture stem={lit} alt={houseAlt} {...house} priority lazy />}
        wideOnly
      >
        <p>
          <LinkedCalls text={danger} />
        </p>
        <p>{more}</p>
        <div className="actions">
          <CallButton kind="primary" />
          <WhatsappLink className={buttonClass('secondary')}>
            <Icon name="message-circle" />
            WhatsApp
          </WhatsappLink>
        </div>
      </PageHero>
    </>
  )
}
