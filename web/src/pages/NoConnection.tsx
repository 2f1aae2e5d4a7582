import type { ReactNode } from 'react'
import { business, telHref } from '#content/business.ts'
import type { offlinePage } from '#content/pages/offline.ts'
import { paths } from '../paths.ts'
import { PageHero } from '../sections/PageHero.tsx'
import { Seo } from '../seo/Seo.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

type NoConnectionProps = { words: typeof offlinePage; path: string; children: ReactNode }

/** A page cached for offline use. It has plain links, because it runs without JavaScript. */
export function NoConnection({ words, path, children }: NoConnectionProps) {
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
