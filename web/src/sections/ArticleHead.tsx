import { Link } from 'react-router-dom'
import { business } from '#content/business.ts'
import type { Article } from '#content/lib/article-schema.ts'
import { type Crumb, paths } from '../paths.ts'
import { Icon } from '../ui/Icon.tsx'
import { LongDate } from '../ui/LongDate.tsx'
import { PlatePicture } from '../ui/PlatePicture.tsx'
import { AdviceUnread } from './AdviceUnread.tsx'
import { PageHero } from './PageHero.tsx'

type ArticleHeadProps = { article: Omit<Article, 'body'>; trail: readonly Crumb[] }

/** Title, author and dates of an article. */
export function ArticleHead({ article, trail }: ArticleHeadProps) {
  const { category, title, date, updated, readTime, plate, plateAlt, reviewed, onDanger } = article
  return (
    <PageHero
      title={title}
      label={category}
      trail={trail}
      visual={plate && <PlatePicture src={plate} alt={plateAlt} priority />}
    >
      <p className="byline small">
        {business.authorLabel}
        <br />
        <LongDate date={date} />, {readTime}.
        {(reviewed || updated !== date) && (
          <>
            {reviewed ? ' Facts checked ' : ' Updated '}
            <LongDate date={reviewed?.when ?? updated} />
            {reviewed && ` by ${reviewed.who}`}.
          </>
        )}
      </p>
      {onDanger && <AdviceUnread />}
      <Link className="text-link" to={paths.blog}>
        <Icon name="arrow-left" />
        Back to Blog
      </Link>
    </PageHero>
  )
}
