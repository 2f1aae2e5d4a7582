import { business, telHref } from '#content/business.ts'
import { notSentPage } from '#content/pages/sent.ts'
import { paths } from '../paths.ts'
import { PageHero } from '../sections/PageHero.tsx'
import { Seo } from '../seo/Seo.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

/** Answers a form that was posted without script and could not be taken: Back restores every field. */
export function NotSentPage() {
  const { title, metaDescription, heading, text } = notSentPage
  return (
    <>
      <Seo title={title} description={metaDescription} path={paths.notSent} noindex />
      <PageHero title={heading} text={text}>
        <div className="actions">
          <a className={buttonClass('primary', 'figures')} href={telHref}>
            <Icon name="phone" size={18} />
            Call {business.phone.display}
          </a>
        </div>
      </PageHero>
    </>
  )
}
