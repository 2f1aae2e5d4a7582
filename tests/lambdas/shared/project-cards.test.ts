import { expect, test } from 'vitest'
import { newestFirst, toCards } from '../../../lambdas/shared/project-cards.ts'
import { projectRow } from '../../fixtures/project-row.ts'

const hall = (id: string, image_order: number, project_date = '2026-05-01') =>
  projectRow({ id, collection_id: 'hall', image_order, project_date })

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

test('the lowest image_order of a collection is its card, of equals the lowest id, and has all its images in order', () => {
  const rows = [hall('c', 2), hall('b', 1), projectRow({ id: 'hall' }), hall('a', 1)]
  expect(toCards(rows).map(({ id, images }) => [id, ...images.map((image) => image.id)])).toEqual([
    ['a', 'a', 'b', 'c'],
    ['hall', 'hall'],
  ])
})

test('a collection is as old as its card, whatever its newest image', () => {
  const rows = [hall('new', 2, '2026-11-01'), hall('first', 1, '2026-01-01'), projectRow({ id: 'alone' })]
  expect(toCards(rows).map(({ id }) => id)).toEqual(['alone', 'first'])
})
