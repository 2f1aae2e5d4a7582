import { use } from 'react'
import { cleanWords, type Words } from './article-words.ts'
import { useClientLinks } from './use-client-links.ts'

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
