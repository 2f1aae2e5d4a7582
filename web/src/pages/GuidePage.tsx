import { useLoaderData } from 'react-router-dom'
import { pageTitle } from '#content/lib/page-title.ts'
import type { PageRecord } from '../pages.ts'
import { paths } from '../paths.ts'
import { AdviceUnread } from '../sections/AdviceUnread.tsx'
import { CallToAction } from '../sections/CallToAction.tsx'
import { GuideBody } from '../sections/GuideBody.tsx'
import { PageHero } from '../sections/PageHero.tsx'
import { Seo } from '../seo/Seo.tsx'

/** A text page that is not an article: costs, terms. */
export function GuidePage() {
  const guide = useLoaderData<PageRecord<'guide'>>()
  const { slug, title, heading, lead } = guide
  const path = paths.guide(slug)
  const trail = [{ name: heading, path }]
  return (
    <>
      <Seo
        title={pageTitle(title)}
        description={guide.metaDescription}
        path={path}
        trail={trail}
        jsonLd={(data) => [data.pageData(guide, path)]}
      />
      <PageHero title={heading} text={lead} trail={trail}>
        {guide.onDanger && <AdviceUnread />}
      </PageHero>
      <GuideBody guide={guide} />
      <CallToAction />
    </>
  )
}
