import * as z from 'zod/mini'
import { Project, ProjectCard } from '../contract/project.ts'

/** Digits of the date turned round, the order and the id, as `orderKey` writes them. */
export const OrderKey = z.string().check(z.regex(/^\d{8}#\d{5}#[A-Za-z0-9._-]+$/))

const Item = z.extend(Project, {
  /** Sort key of every index: ascending is newest first, then `image_order`, then `id`. Unique. */
  order_key: OrderKey,
  featured_category: z.optional(z.string()),
  /** Only on the representative of a collection, or a project without one. */
  card_category: z.optional(z.string()),
  featured_card_category: z.optional(z.string()),
  /** On the representative, hidden or not. */
  image_count: z.optional(ProjectCard.shape.image_count),
})

/**
 * A row as the table stores it: its own fields, and the keys of the indexes it belongs to. A sparse index has only
 * the rows that carry its partition key, so no read ever filters [I3].
 */
export const ProjectItem = Item.check(
  z.refine(({ card_category, image_count }) => card_category === undefined || image_count !== undefined, {
    path: ['image_count'],
    error: 'missing beside card_category',
  }),
)
export type ProjectItem = z.infer<typeof ProjectItem>

/** All items of a set of rows. Give whole collections: a representative is known by its companions. */
export function toProjectItems(rows: readonly Project[]): ProjectItem[] {
  const collections = Map.groupBy(rows, (row) => row.collection_id ?? row)
  return rows.map((row) => {
    const companions = collections.get(row.collection_id ?? row) ?? [row]
    return toItem(row, companions)
  })
}

/** Sort key of a row: digits of the date turned round (0 for 9), then the order, then the id. */
function orderKey(row: Pick<Project, 'project_date' | 'image_order' | 'id'>): string {
  const newestFirst = row.project_date.replace(/\D/g, '').replace(/\d/g, (digit) => String(9 - Number(digit)))
  return `${newestFirst}#${String(row.image_order).padStart(5, '0')}#${row.id}`
}

function toItem(row: Project, companions: readonly Project[]): ProjectItem {
  const item: ProjectItem = { ...row, order_key: orderKey(row) }
  const isShown = !row.hidden
  if (row.featured && isShown) item.featured_category = row.category
  if (!companions.every((other) => other === row || comesBefore(row, other))) return item
  item.image_count = companions.length
  if (isShown) item.card_category = row.category
  if (row.featured && isShown) item.featured_card_category = row.category
  return item
}

/** The lowest `image_order` represents a collection; of equals, the lowest id. */
function comesBefore(a: Project, b: Project): boolean {
  return a.image_order === b.image_order ? a.id < b.id : a.image_order < b.image_order
}
