import { notSentPage } from '#content/pages/sent.ts'
import { CallButton } from '../contact/contact-links.tsx'
import { paths } from '../paths.ts'
import { PageHero } from '../sections/PageHero.tsx'
import { Seo } from '../seo/Seo.tsx'
import { Picture } from '../ui/Picture.tsx'
import { housePictures } from '../ui/site-picture.ts'

const { unlit, widths, width, height } = housePictures.tall
const house = { widths, width, height }

/** After a form that was posted without script and could not be taken: Back restores every field. */
export function NotSentPage() {
  const { title, metaDescription, heading, text, houseAlt } = notSentPage
  return (
    <>
      <Seo title={title} description={metaDescription} path={paths.notSent} noindex />
      <PageHero
        title={heading}
        text={text}
        visual={<Picture stem={unlit} alt={houseAlt} {...house} priority lazy />}
        wideOnly
      >
        <div className="actions">
          <CallButton kind="primary" />
        </div>
      </PageHero>
    </>
  )
}
