import type { ReactNode } from 'react'
import type { Source } from '#content/lib/schema.ts'
import type { CleanWords } from '../clean-documents.ts'
import { ArticleWords } from './ArticleWords.tsx'
import { Sources } from './Sources.tsx'
import './ArticleBody.css'

type WrittenProps = {
  words: CleanWords
  sources: readonly Source[]
  /** Shown beside the text, where there is room. */
  aside: ReactNode
}

/** The text of a guide, and its sources. */
export function Written({ words, sources, aside }: WrittenProps) {
  return (
    <div className="article on-paper">
      <div className="wrap article__grid split" data-split="4-8">
        {aside}
        <div className="article__main">
          <ArticleWords words={words} />
          <Sources sources={sources} />
        </div>
      </div>
    </div>
  )
}
