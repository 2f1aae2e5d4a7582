import { type MouseEvent, use, useMemo } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { business, telHref } from '#content/business.ts'
import type { Article } from '#content/records.ts'
import { serviceNames } from '#content/services.ts'
import { cleanWords } from './article-words.ts'
import { servicePath } from './RelatedLinks.tsx'

/** The words of an article, cleaned, with the services that go with them at the side. */
export function ArticleBody({ article }: { article: Article }) {
  const { slug, relatedServices } = article
  const words = cleanWords(article)
  const clean = typeof words === 'string' ? words : use(words)
  const html = useMemo(() => ({ __html: clean }), [clean])
  const onClick = useClientLinks()
  return (
    <div className="article on-paper">
      <div className="wrap article__grid">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: only follows links, which the keyboard clicks too. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: as above. */}
        <div
          className="article__words"
          data-words-of={slug}
          onClick={onClick}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by DOMPurify with the specification's allow-list.
          dangerouslySetInnerHTML={html}
        />
        <aside className="article__aside" aria-label="Related services">
          <ul className="link-list__links">
            {relatedServices.map((slug) => (
              <li key={slug}>
                <Link to={servicePath(slug)}>{serviceNames[slug]}</Link>
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
