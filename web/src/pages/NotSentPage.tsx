import { notSentPage } from '#content/pages/sent.ts'
import { CallButton } from '../contact/contact-links.tsx'
import { paths } from '../paths.ts'
import { HouseAtDusk } from '../sections/HouseAtDusk.tsx'
import { PageHero } from '../sections/PageHero.tsx'
import { Seo } from '../seo/Seo.tsx'
import '../sections/Band.css'

/** Answers a form that was posted without script and could not be taken: Back restores every field. */
export function NotSentPage() {
  const { title, metaDescription, heading, text, houseAlt } = notSentPage
  return (
    <>
      <Seo title={title} description={metaDescription} path={paths.notSent} noindex />
      <PageHero title={heading} text={text} visual={<HouseAtDusk lit={false} alt={houseAlt} />} wideOnly>
        <div className="actions">
          <CallButton kind="primary" />
        </div>
      </PageHero>
    </>
  )
}
