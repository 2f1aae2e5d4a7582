import { expect, test } from 'vitest'
import type { Project } from '../../../lambdas/contract/project.ts'
import { toProjectItems } from '../../../lambdas/projects/project-items.ts'
import { projectRow } from '../../fixtures/project-row.ts'

const idsInOrder = (rows: Project[]) =>
  toProjectItems(rows)
    .sort((a, b) => (a.order_key < b.order_key ? -1 : 1))
    .map(({ id }) => id)

test('newest first, then image_order, then id [I3]', () => {
  const rows = [
    projectRow({ id: 'old', project_date: '2019-12-31' }),
    projectRow({ id: 'b', project_date: '2026-01-10', image_order: 2 }),
    projectRow({ id: 'z', project_date: '2026-01-10', image_order: 10 }),
    projectRow({ id: 'd', project_date: '2026-01-10', image_order: 1 }),
    projectRow({ id: 'c', project_date: '2026-01-10', image_order: 1 }),
    projectRow({ id: 'new', project_date: '2026-02-01', image_order: 5 }),
  ]
  expect(idsInOrder(rows)).toEqual(['new', 'c', 'd', 'b', 'z', 'old'])
})

test('only the lowest image_order of a collection is a card, and carries the number of images', () => {
  const rows = [2, 1, 3].map((image_order) =>
    projectRow({ id: `hall-${image_order}`, collection_id: 'hall', image_order, featured: image_order === 1 }),
  )
  const items = toProjectItems([...rows, projectRow({ id: 'alone', featured: false })])
  const cards = items.filter(({ card_category }) => card_category !== undefined)
  expect(cards.map(({ id, image_count }) => [id, image_count])).toEqual([
    ['hall-1', 3],
    ['alone', 1],
  ])
  expect(items.filter(({ featured_card_category }) => featured_card_category).map(({ id }) => id)).toEqual(['hall-1'])
})

test('of equal image_orders the lowest id represents', () => {
  const rows = ['b', 'a'].map((id) => projectRow({ id, collection_id: 'hall', image_order: 1 }))
  expect(
    toProjectItems(rows)
      .filter((item) => item.card_category)
      .map(({ id }) => id),
  ).toEqual(['a'])
})
