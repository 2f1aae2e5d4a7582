import type { CleanGuide } from '../loaders/clean-documents.ts'
import { Contents } from './Contents.tsx'
import { DocumentBody } from './DocumentBody.tsx'
import { Sources } from './Sources.tsx'
import './ArticleBody.css'

/** A guide and its sources, with its contents at the side. */
export function GuideBody({ guide: { body, sources, sections } }: { guide: CleanGuide }) {
  return (
    <div className="article on-paper">
      <div className="wrap article__grid split" data-split="4-8">
        <Contents sections={sections} />
        <div className="article__main">
          <DocumentBody body={body} />
          <Sources sources={sources} />
        </div>
      </div>
    </div>
  )
}
