import { type MouseEvent, use } from 'react'
import { useNavigate } from 'react-router-dom'
import { cleanWords, type Words } from './article-words.ts'

/** The words of an article, a guide or a sheet. Links in them are followed without loading a document. */
export function ArticleWords({ words }: { words: Words }) {
  const clean = cleanWords(words)
  const place = { className: 'article__words', 'data-article': words.slug, onClick: useClientLinks() }
  if (!(clean instanceof Promise)) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what the document came with, see `article-words.ts`.
    return <div {...place} dangerouslySetInnerHTML={{ __html: clean }} />
  }
  const { ArticleParts, parts } = use(clean)
  return (
    <div {...place}>
      <ArticleParts parts={parts} />
    </div>
  )
}

/** Follows the site's own links inside written HTML without loading a document. */
function useClientLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate()
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !plain || link.origin !== location.origin || link.pathname === location.pathname) return
    event.preventDefault()
    navigate(link.pathname + link.hash)
  }
}
