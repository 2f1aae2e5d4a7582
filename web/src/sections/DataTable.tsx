import { type ReactNode, useId } from 'react'
import type { CleanHtml } from '../trusted-types.ts'
import './DataTable.css'

type CellContent = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: CleanHtml } }

type DataTableProps<Cell> = {
  caption: string
  /** A sentence below the caption. */
  note?: string
  columns: readonly string[]
  /** Each row has as many cells as there are columns. The first is the row header. */
  rows: readonly (readonly Cell[])[]
  contentOf: (cell: Cell) => CellContent
}

/**
 * A table that becomes a list of rows on a phone. The roles repeat the elements' own, because Safari drops those when
 * CSS changes a table's display. https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html
 */
export function DataTable<Cell extends string | CleanHtml>({
  caption,
  note,
  columns,
  rows,
  contentOf,
}: DataTableProps<Cell>) {
  const captionId = useId()
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above.
    <table
      className="data-table"
      data-columns={columns.length}
      // Such tables share one grid; a phone shows the price beside the row's head.
      data-price={(columns.length > 2 && columns.includes('Price')) || undefined}
      role="table"
      aria-labelledby={captionId}
    >
      <caption>
        <span id={captionId}>{caption}</span>
        {note && <span className="data-table__note">{note}</span>}
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} scope="col" role="columnheader" data-column={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are never reordered, and two may begin alike.
          <tr key={row} role="row">
            {cells.map((cell, index) => {
              const shared = { 'data-column': columns[index], ...contentOf(cell) }
              return index === 0 ? (
                <th key={columns[index]} scope="row" role="rowheader" {...shared} />
              ) : (
                <td key={columns[index]} role="cell" {...shared} />
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above.
  )
}
