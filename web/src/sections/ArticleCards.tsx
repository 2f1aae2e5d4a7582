import { Link } from 'react-router-dom'
import type { ArticleSummary } from '#content/lib/article-schema.ts'
import { paths } from '../paths.ts'
import { Icon } from '../ui/Icon.tsx'
import { LongDate } from '../ui/LongDate.tsx'
import { PlatePicture } from '../ui/PlatePicture.tsx'
import './ArticleCards.css'

/** Articles with their pictures, newest first. */
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

function ArticleCard({
  article: { slug, title, excerpt, category, readTime, date, plate },
}: {
  article: ArticleSummary
}) {
  return (
    <article className="article-card">
      <div className="article-card__picture">{plate && <PlatePicture src={plate} alt="" />}</div>
      <p className="article-card__meta">
        <span className="article-card__category">{category}</span> <LongDate date={date} />,{' '}
        <span className="article-card__read-time">{readTime}</span>
      </p>
      <h3 className="article-card__title">{title}</h3>
      <p className="article-card__excerpt">{excerpt}</p>
      <Link className="text-link article-card__link" to={paths.article(slug)}>
        Read Full Article<span className="visually-hidden">: {title}</span>
        <Icon name="arrow-right" size={18} />
      </Link>
    </article>
  )
}
