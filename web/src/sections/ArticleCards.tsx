import { Link } from 'react-router-dom'
import type { ArticleSummary } from '#content/article-schema.ts'
import { paths } from '../paths.ts'
import { Icon } from '../ui/Icon.tsx'
import { LongDate } from '../ui/LongDate.tsx'
import { Picture } from '../ui/Picture.tsx'

/** Articles with their pictures, newest first. */
export function ArticleCards({ articles }: { articles: readonly ArticleSummary[] }) {
  return (
    <>
      <ul className="article-cards">
        {articles.map((article) => (
          <li key={article.slug}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
      <p className="caption">All pictures are illustrations.</p>
    </>
  )
}

/** The newest article, as the caption of its own picture. */
export function LeadStory({ article: { slug, title, category, readTime, date } }: { article: ArticleSummary }) {
  return (
    <figcaption className="lead-story on-ink">
      <p className="article-card__meta">
        <span className="article-card__category">{category}</span> <LongDate date={date} />, {readTime}
      </p>
      <h2>
        <Link className="row-link" to={paths.article(slug)}>
          {title}
        </Link>
      </h2>
    </figcaption>
  )
}

function ArticleCard({
  article: { slug, title, excerpt, category, readTime, date, stem },
}: {
  article: ArticleSummary
}) {
  return (
    <article className="article-card">
      <Picture
        className="article-card__picture"
        stem={stem}
        alt=""
        sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 92vw"
      />
      <p className="article-card__meta">
        <span className="article-card__category">{category}</span> <LongDate date={date} />, {readTime}
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
