import { Link } from 'react-router-dom'
import type { ArticleSummary } from '#content/lib/article-schema.ts'
import { paths } from '../paths.ts'
import { LongDate } from '../ui/LongDate.tsx'
import { PlatePicture } from '../ui/PlatePicture.tsx'
import './ArticleCards.css'

type ArticleCardsProps = {
  articles: readonly ArticleSummary[]
  /** Whether the list is long: one of seven then leads, with its picture larger. */
  long?: boolean
}

/** Articles with their pictures. */
export function ArticleCards({ articles, long = false }: ArticleCardsProps) {
  const leads = (index: number) => {
    // A card that leads is followed by two rows of three. A last card that would be alone in its row leads too.
    const place = index % 7
    const beginsRow = place === 1 || place === 4
    return long && (place === 0 || (beginsRow && index === articles.length - 1))
  }
  return (
    <ul className="article-cards">
      {articles.map(({ slug, title, excerpt, category, readTime, updated, plate }, index) => (
        <li key={slug} data-leads={leads(index) || undefined}>
          <article className="article-card">
            <div className="article-card__picture">
              {plate && <PlatePicture src={plate} alt="" priority={long && index === 0} />}
            </div>
            <p className="article-card__meta small">
              <span className="article-card__category">{category}</span> <LongDate date={updated} />,{' '}
              <span className="article-card__read-time">{readTime}</span>
            </p>
            <h3 className="article-card__title">{title}</h3>
            <p className="article-card__excerpt">
              {excerpt}{' '}
              <Link className="article-card__link" to={paths.article(slug)}>
                Read Full Article<span className="visually-hidden">: {title}</span>
              </Link>
            </p>
          </article>
        </li>
      ))}
    </ul>
  )
}
