import type { ReactNode } from 'react'
import { business, telHref } from '#content/business.ts'
import { notSentPage, offlinePage } from '#content/pages/offline.ts'
import { paths } from '../paths.ts'
import { PageHero } from '../sections/PageHero.tsx'
import { Seo } from '../seo/Seo.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

/** What the service worker shows without a connection, at any address. Plain links: no script comes with it. */
export function OfflinePage() {
  return (
    <NoConnection words={offlinePage} path={paths.offline}>
      <form>
        <button type="submit" className={buttonClass('secondary')}>
          {offlinePage.again}
        </button>
      </form>
    </NoConnection>
  )
}

/**
 * What the service worker answers a form with that was posted without a connection. Going back brings every field
 * again [L11]; its one script only makes a button of that, so the button comes with it.
 */
export function NotSentPage() {
  return (
    <NoConnection words={notSentPage} path={paths.notSent}>
      <button type="button" id="go-back" className={buttonClass('secondary')} hidden>
        {notSentPage.again}
      </button>
      <script type="module" src="/go-back.js" />
    </NoConnection>
  )
}

type NoConnectionProps = { words: typeof offlinePage; path: string; children: ReactNode }

function NoConnection({ words, path, children }: NoConnectionProps) {
  const { title, metaDescription, heading, text, emergency } = words
  return (
    <>
      <Seo title={title} description={metaDescription} path={path} noindex />
      <PageHero title={heading} text={text}>
        <div className="actions">
          <a className={buttonClass('primary')} href={telHref}>
            <Icon name="phone" size={18} />
            Call {business.phone.display}
          </a>
          {children}
          <a className="text-link" href={paths.service('emergency')}>
            {emergency}
          </a>
        </div>
      </PageHero>
    </>
  )
}
