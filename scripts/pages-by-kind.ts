import { type PageRow, pages } from '../web/src/pages.ts'

/** The record whose page stands for its kind. */
const records = { services: 'rewiring', articles: 'eicr-guide', areas: 'richmond', guides: 'costs' }

/** A page of each kind that a search may find: its path by the name of the kind. */
export const pagesByKind = Object.fromEntries(
  Object.entries<PageRow>(pages).flatMap(([kind, row]) =>
    row.listed === false ? [] : [[kind, row.records ? row.path(records[row.records]) : row.path]],
  ),
)
