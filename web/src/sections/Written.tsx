import type { ReactNode } from 'react'
import type { Source } from '#content/lib/schema.ts'
import type { CleanWords } from '../clean-documents.ts'
import { ArticleWords } from './ArticleWords.tsx'
import { Sources } from './Sources.tsx'
import './Article.css'

type WrittenProps = {
  words: CleanWords
  sources: readonly Source[]
  /** Above the words, for example the steps of a sheet. */
  children?: ReactNode
  /** Beside the words, where there is room. */
  aside?: ReactNode
}

/** The words of a guide or a sheet, and their sources. */
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
