import { type MouseEvent, use } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { areasBySlug } from '#content/areas.ts'
import type { Article } from '#content/article-schema.ts'
import { business, telHref } from '#content/business.ts'
import { serviceNames } from '#content/services.ts'
import { paths } from '../paths.ts'
import { ArticleParts } from './ArticleParts.tsx'
import { cleanParts } from './article-words.ts'
import { servicePath } from './RelatedLinks.tsx'
import { Sources } from './Sources.tsx'

/** An article and its sources, with the services and areas that go with it at the side. */
export function ArticleBody({ article }: { article: Article }) {
  const { slug, services, areas, sources } = article
  const clean = cleanParts(article)
  const parts = Array.isArray(clean) ? clean : use(clean)
  const onClick = useClientLinks()
  return (
    <div className="article on-paper">
      <div className="wrap article__grid">
        <div className="article__main">
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: only follows links, which the keyboard clicks too. */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: as above. */}
          <div className="article__words" data-article={slug} onClick={onClick}>
            <ArticleParts parts={parts} />
          </div>
          <Sources sources={sources} />
        </div>
        <aside className="article__aside" aria-label="Related services and areas">
          <ul className="link-list__links">
            {services.map((slug) => (
              <li key={slug}>
                <Link to={servicePath(slug)}>{serviceNames[slug]}</Link>
              </li>
            ))}
            {areasBySlug(areas).map(({ slug, name }) => (
              <li key={slug}>
                <Link to={paths.area(slug)}>Electrician in {name}</Link>
              </li>
            ))}
            <li>
              <a className="figures" href={telHref}>
                Call {business.phone.display}
              </a>
            </li>
          </ul>
        </aside>
      </div>
    </div>
  )
}

/** Follows the site's own links inside the article without loading a document. */
function useClientLinks() {
  const navigate = useNavigate()
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !plain || link.origin !== location.origin || link.pathname === location.pathname) return
    event.preventDefault()
    navigate(link.pathname + link.hash)
  }
}
