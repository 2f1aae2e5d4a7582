import type { JSX } from 'react'
import type { BodyPart } from '#content/lib/article-schema.ts'
import type { CleanHtml } from '../trusted-types.ts'
import { Fold } from '../ui/Fold.tsx'
import { Icon } from '../ui/Icon.tsx'
import { DataTable } from './DataTable.tsx'
import './ArticleParts.css'

type CleanPart = BodyPart<CleanHtml>

/** The parts of a body, in order: text, tables, lists, warnings and drawings. */
export function ArticleParts({ parts }: { parts: readonly CleanPart[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an article are never reordered.
  return parts.map((part, index) => <Part key={index} part={part} />)
}

function Part({ part }: { part: CleanPart }) {
  switch (part.kind) {
    case 'prose':
      return <Html className="article__prose" html={part.html} />
    case 'warning':
      return (
        <div className="notice" data-tone="error" role="note">
          <Icon name="triangle-alert" />
          <div>
            <p className="notice__title">Warning</p>
            <Html className="article__prose" html={part.html} />
          </div>
        </div>
      )
    case 'checklist':
      return (
        <ul className="checklist" data-avoid={part.avoid}>
          {part.items.map((item) => (
            <li key={String(item)}>
              <Icon name={part.avoid ? 'x' : 'check'} />
              <Html as="span" html={item} />
            </li>
          ))}
        </ul>
      )
    case 'table': {
      const table = <DataTable {...part} contentOf={(cell) => ({ dangerouslySetInnerHTML: { __html: cell } })} />
      return part.summary ? <Fold title={part.summary}>{table}</Fold> : table
    }
    case 'figure':
      return (
        <figure className="figure">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this repository. */}
          <div dangerouslySetInnerHTML={{ __html: part.svg }} />
          <figcaption id={part.titleId}>{part.title}</figcaption>
        </figure>
      )
  }
}

type HtmlProps = JSX.IntrinsicElements['div'] & {
  as?: 'div' | 'span'
  html: CleanHtml
}

/** An element with sanitised HTML. */
function Html({ as: Tag = 'div', html, ...attributes }: HtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by DOMPurify, see `clean-documents.ts`.
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
}
