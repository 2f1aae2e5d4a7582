import { type JSX, useId } from 'react'
import type { ArticlePart } from '#content/article-schema.ts'
import type { CleanHtml } from '../trusted-types.ts'
import { Icon } from '../ui/Icon.tsx'

type CleanPart = ArticlePart<CleanHtml>

/** The words, tables, lists, warnings and drawings of an article, in the order of reading. */
export function ArticleParts({ parts }: { parts: readonly CleanPart[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an article never change places.
  return parts.map((part, index) => <Part key={index} part={part} />)
}

function Part({ part }: { part: CleanPart }) {
  switch (part.kind) {
    case 'prose':
      return <Words className="article__prose" html={part.html} />
    case 'warning':
      return (
        <div className="warning" role="note">
          <p className="warning__label">
            <Icon name="triangle-alert" size={22} />
            Warning
          </p>
          <Words className="article__prose" html={part.html} />
        </div>
      )
    case 'checklist':
      return (
        <ul className="checklist">
          {part.items.map((item) => (
            <li key={String(item)}>
              <Icon name="check" size={18} />
              <Words as="span" html={item} />
            </li>
          ))}
        </ul>
      )
    case 'table':
      return <Table {...part} />
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

/**
 * A table that becomes a list of rows on a phone. The roles say again what the elements mean: Safari forgets it where
 * CSS changes how a table is laid out. https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html
 */
function Table({ caption, columns, rows }: Extract<CleanPart, { kind: 'table' }>) {
  const captionId = useId()
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above.
    <table className="article-table" data-columns={columns.length} role="table" aria-labelledby={captionId}>
      <caption id={captionId}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never change places, and those of a sheet may be empty.
          <tr key={row} role="row">
            {cells.map((cell, index) => (
              <Words
                key={columns[index]}
                {...(index === 0 && String(cell)
                  ? { as: 'th', scope: 'row', role: 'rowheader' }
                  : { as: 'td', role: 'cell' })}
                data-column={columns[index]}
                html={cell}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above.
  )
}

type WordsProps = JSX.IntrinsicElements['td'] & {
  as?: 'div' | 'span' | 'td' | 'th'
  html: CleanHtml
  'data-column'?: string | undefined
}

/** Words that are HTML already. */
function Words({ as: Tag = 'div', html, ...attributes }: WordsProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by DOMPurify, see `article-words.ts`.
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
}
