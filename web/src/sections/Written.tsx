import type { ReactNode } from 'react'
import type { Source } from '#content/lib/schema.ts'
import type { CleanWords } from '../clean-documents.ts'
import { ArticleWords } from './ArticleWords.tsx'
import { Sources } from './Sources.tsx'
import './Article.css'

type WrittenProps = {
  words: CleanWords
  sources: readonly Source[]
  /** Shown above the text, for example the steps of a sheet. */
  children?: ReactNode
  /** Shown beside the text, where there is room. */
  aside?: ReactNode
}

/** The text of a guide or a sheet, and its sources. */
export function Written({ words, sources, children, aside }: WrittenProps) {
  return (
    <div className="article on-paper">
      <div className="wrap article__grid">
        {aside}
        <div className="article__main">
          {children}
          <ArticleWords words={words} />
          <Sources sources={sources} />
        </div>
      </div>
    </div>
  )
}
