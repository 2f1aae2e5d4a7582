import { type ReactNode, use } from 'react'
import type { ArticlePart } from '#content/article-schema.ts'
import type { Source } from '#content/schema.ts'
import { ArticleParts } from './ArticleParts.tsx'
import { cleanParts } from './article-words.ts'
import { Sources } from './Sources.tsx'
import { useClientLinks } from './use-client-links.ts'

type WrittenProps = {
  words: { slug: string; parts: ArticlePart[]; sources: readonly Source[] }
  /** Above the words, for example the steps of a sheet. */
  children?: ReactNode
  /** Beside the words, where there is room. */
  aside?: ReactNode
}

/** The words of a guide or a sheet, and their sources. */
export function Written({ words, children, aside }: WrittenProps) {
  const clean = cleanParts(words)
  const parts = Array.isArray(clean) ? clean : use(clean)
  const onClick = useClientLinks()
  return (
    <div className="article on-paper">
      <div className="wrap article__grid">
        {aside}
        <div className="article__main">
          {children}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: only follows links, which the keyboard clicks too. */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: as above. */}
          <div className="article__words" data-article={words.slug} onClick={onClick}>
            <ArticleParts parts={parts} />
          </div>
          <Sources sources={words.sources} />
        </div>
      </div>
    </div>
  )
}
