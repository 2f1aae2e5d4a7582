import type { ReactNode } from 'react'
import type { Source } from '#content/schema.ts'
import { ArticleWords } from './ArticleWords.tsx'
import type { Words } from './article-words.ts'
import { Sources } from './Sources.tsx'

type WrittenProps = {
  words: Words & { sources: readonly Source[] }
  /** Above the words, for example the steps of a sheet. */
  children?: ReactNode
  /** Beside the words, where there is room. */
  aside?: ReactNode
}

/** The words of a guide or a sheet, and their sources. */
export function Written({ words, children, aside }: WrittenProps) {
  return (
    <div className="article on-paper">
      <div className="wrap article__grid">
        {aside}
        <div className="article__main">
          {children}
          <ArticleWords words={words} />
          <Sources sources={words.sources} />
        </div>
      </div>
    </div>
  )
}
