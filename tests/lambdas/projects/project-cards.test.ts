import { expect, test } from 'vitest'
import { newestFirst, toCards, withImageCounts } from '../../../lambdas/projects/project-cards.ts'
import { projectRow } from '../../fixtures/project-row.ts'

const hall = (id: string, image_order: number) => projectRow({ id, collection_id: 'hall', image_order })

test('newest first, then image_order, then id', () => {
  const rows = [
    projectRow({ id: 'old', project_date: '2019-12-31' }),
    projectRow({ id: 'b', project_date: '2026-01-10', image_order: 2 }),
    projectRow({ id: 'z', project_date: '2026-01-10', image_order: 10 }),
    projectRow({ id: 'd', project_date: '2026-01-10', image_order: 1 }),
    projectRow({ id: 'c', project_date: '2026-01-10', image_order: 1 }),
    projectRow({ id: 'new', project_date: '2026-02-01', image_order: 5 }),
  ]
  expect(rows.sort(newestFirst).map(({ id }) => id)).toEqual(['new', 'c', 'd', 'b', 'z', 'old'])
})

test('the lowest image_order of a collection is its card, of equals the lowest id', () => {
  const rows = [hall('c', 2), hall('b', 1), hall('a', 1), projectRow({ id: 'alone' })]
  expect(toCards(rows).map(({ id, image_count }) => [id, image_count])).toEqual([
    ['a', 3],
    ['alone', 1],
  ])
})

test('each row knows how many its collection has', () => {
  const rows = [hall('a', 1), projectRow({ id: 'alone' }), hall('b', 2)]
  expect(withImageCounts(rows).map(({ id, image_count }) => [id, image_count])).toEqual([
    ['a', 2],
    ['b', 2],
    ['alone', 1],
  ])
})
