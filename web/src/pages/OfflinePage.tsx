import { business, telHref } from '#content/business.ts'
import { offlinePage } from '#content/pages/offline.ts'
import { paths } from '../paths.ts'
import { PageHero } from '../sections/PageHero.tsx'
import { Seo } from '../seo/Seo.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

/** What the service worker shows without a connection, at any address. Plain links: no script comes with it. */
export function OfflinePage() {
  const { title, metaDescription, heading, text, again, emergency } = offlinePage
  return (
    <>
      <Seo title={title} description={metaDescription} path={paths.offline} noindex />
      <PageHero title={heading} text={text}>
        <div className="actions">
          <a className={buttonClass('primary')} href={telHref}>
            <Icon name="phone" size={18} />
            Call {business.phone.display}
          </a>
          <form>
            <button type="submit" className={buttonClass('secondary')}>
              {again}
            </button>
          </form>
          <a className="text-link" href={paths.service('emergency')}>
            {emergency}
          </a>
        </div>
      </PageHero>
    </>
  )
}
