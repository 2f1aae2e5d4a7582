import { Link } from 'react-router-dom'
import type { ArticleSummary } from '#content/lib/article-schema.ts'
import { paths } from '../paths.ts'
import { Icon } from '../ui/Icon.tsx'
import { LongDate } from '../ui/LongDate.tsx'
import { PlatePicture } from '../ui/PlatePicture.tsx'
import './ArticleCards.css'

/** Articles with their pictures. */
export function ArticleCards({ articles }: { articles: readonly ArticleSummary[] }) {
  return (
    <ul className="article-cards">
      {articles.map((article) => (
        <li key={article.slug}>
          <ArticleCard article={article} />
        </li>
      ))}
    </ul>
  )
}

type ArticleCardProps = {
  article: ArticleSummary
  /** The one at the head of the list, with its picture at its size. */
  leads?: boolean
}

export function ArticleCard({
  article: { slug, title, excerpt, category, readTime, updated, plate },
  leads = false,
}: ArticleCardProps) {
  return (
    <article className="article-card" data-leads={leads || undefined}>
      <div className="article-card__picture">{plate && <PlatePicture src={plate} alt="" priority={leads} />}</div>
      <p className="article-card__meta small">
        <span className="article-card__category">{category}</span> <LongDate date={updated} />,{' '}
        <span className="article-card__read-time">{readTime}</span>
      </p>
      <h3 className="article-card__title">{title}</h3>
      <p className="article-card__excerpt">{excerpt}</p>
      <Link className="text-link article-card__link" to={paths.article(slug)}>
        Read Full Article<span className="visually-hidden">: {title}</span>
        <Icon name="arrow-right" />
      </Link>
    </article>
  )
}
