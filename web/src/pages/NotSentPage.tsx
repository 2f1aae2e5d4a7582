import { notSentPage } from '#content/pages/sent.ts'
import { CallButton } from '../CallButton.tsx'
import { paths } from '../paths.ts'
import { PageHero } from '../sections/PageHero.tsx'
import { Seo } from '../seo/Seo.tsx'

/** Answers a form that was posted without script and could not be taken: Back restores every field. */
export function NotSentPage() {
  const { title, metaDescription, heading, text } = notSentPage
  return (
    <>
      <Seo title={title} description={metaDescription} path={paths.notSent} noindex />
      <PageHero title={heading} text={text}>
        <div className="actions">
          <CallButton kind="primary" />
        </div>
      </PageHero>
    </>
  )
}
