import type { ArticleSummary } from '#content/article-schema.ts'
import { Link } from '../link.tsx'
import { paths } from '../paths.ts'
import { Icon } from '../ui/Icon.tsx'
import { LongDate } from '../ui/LongDate.tsx'
import { Picture } from '../ui/Picture.tsx'

type ArticleCardsProps = {
  articles: readonly ArticleSummary[]
  /** Shows the first article larger than the others. */
  leading?: boolean
}

/** Articles with their pictures, newest first. */
export function ArticleCards({ articles, leading = false }: ArticleCardsProps) {
  return (
    <ul className="article-cards" data-leading={leading || undefined}>
      {articles.map((article, index) => (
        <li key={article.slug}>
          <ArticleCard article={article} leads={leading && index === 0} />
        </li>
      ))}
    </ul>
  )
}

function ArticleCard({
  article: { slug, title, excerpt, category, readTime, date, stem },
  leads,
}: {
  article: ArticleSummary
  leads: boolean
}) {
  return (
    <article className="article-card">
      <Picture
        className="article-card__picture"
        stem={stem}
        alt=""
        // On a phone it is in the first screen.
        lazy={!leads}
        sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 7rem"
      />
      <p className="article-card__meta">
        <span className="article-card__category">
          {category} <span className="article-card__caption">Illustration</span>
        </span>{' '}
        <LongDate date={date} />, {readTime}
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
