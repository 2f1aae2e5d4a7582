import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import type { CleanBody } from '../loaders/clean-documents.ts'
import { ArticleParts } from './ArticleParts.tsx'
import './ArticleBody.css'

/** The body of an article or a guide. Its internal links are followed without loading a document. */
export function DocumentBody({ body }: { body: CleanBody }) {
  const place = { className: 'article__words', 'data-article': body.slug, onClick: useClientLinks() }
  if ('parts' in body) {
    return (
      <div {...place}>
        <ArticleParts parts={body.parts} />
      </div>
    )
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of the prerendered document, see `clean-documents.ts`.
  return <div {...place} dangerouslySetInnerHTML={{ __html: body.html }} />
}

/** Follows internal links in the HTML through the router. */
function useClientLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate()
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !isPlainClick || link.origin !== location.origin || link.pathname === location.pathname) return
    event.preventDefault()
    navigate(link.pathname + link.hash)
  }
}
