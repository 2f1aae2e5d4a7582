import { expect, test } from 'vitest'
import { toProjectItems } from '../../../../lambdas/projects/project-items.ts'
import { describeDiff, diffProjects, isEmpty } from '../../../../scripts/operate/projects/project-diff.ts'
import { project } from './projects-tool.ts'

const collection_id = 'kitchen'
const first = project({ id: 'a', collection_id, image_order: 1, featured: true })
const second = project({ id: 'b', collection_id, image_order: 2 })
const stored = toProjectItems([first, second])

test('rows that are there as they should be are left alone', () => {
  expect(isEmpty(diffProjects(stored, { rows: [first, second] }))).toBe(true)
})

test('a new first picture takes over from the old one as the card of the collection', () => {
  const { added, changed } = diffProjects(stored, { rows: [project({ id: 'c', collection_id, image_order: 0 })] })
  expect(added).toEqual([expect.objectContaining({ id: 'c', card_category: 'Renovations', image_count: 3 })])
  expect(changed.map(({ item, fields }) => [item.id, fields])).toEqual([
    ['a', ['card_category', 'featured_card_category', 'image_count']],
  ])
})

test('removing the card’s picture makes the next one the card', () => {
  const diff = diffProjects(stored, { removeIds: ['a'] })
  expect(diff.removedIds).toEqual(['a'])
  expect(diff.changed).toEqual([
    {
      item: expect.objectContaining({ id: 'b', card_category: 'Renovations', image_count: 1 }),
      fields: ['card_category', 'image_count'],
    },
  ])
})

test('describes what it would do, for people', () => {
  const diff = diffProjects(stored, { rows: [{ ...second, title: 'New' }, project({ id: 'z' })], removeIds: ['a'] })
  expect(describeDiff(diff)).toEqual([
    '+ z  New consumer unit, Kew',
    '~ b  card_category, image_count, title',
    '- a',
    '1 to add, 1 to change, 1 to remove, 0 as they are.',
  ])
})
