import { business, telHref } from '#content/business.ts'
import { notSentPage } from '#content/pages/not-sent.ts'
import { paths } from '../paths.ts'
import { PageHero } from '../sections/PageHero.tsx'
import { Seo } from '../seo/Seo.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

/**
 * Says that a form posted without script was not sent. Going back restores every field [L11]. The page's one script
 * turns that into a button, so the button exists only with the script.
 */
export function NotSentPage() {
  const { title, metaDescription, heading, text, again, emergency } = notSentPage
  return (
    <>
      <Seo title={title} description={metaDescription} path={paths.notSent} noindex />
      <PageHero title={heading} text={text}>
        <div className="actions">
          <a className={buttonClass('primary')} href={telHref}>
            <Icon name="phone" size={18} />
            Call {business.phone.display}
          </a>
          <button type="button" id="go-back" className={buttonClass('secondary')} hidden>
            {again}
          </button>
          <script type="module" src="/go-back.js" />
          <a className="text-link" href={paths.service('emergency')}>
            {emergency}
          </a>
        </div>
      </PageHero>
    </>
  )
}
