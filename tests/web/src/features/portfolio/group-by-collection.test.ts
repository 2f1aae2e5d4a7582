import { expect, test } from 'vitest'
import type { Project } from '#contract/project.ts'
import { groupByCollection } from '../../../../../web/src/features/portfolio/group-by-collection.ts'
import { sampleRows } from './project-cards.ts'

test('the lowest image_order represents a collection, whatever order the rows come in', () => {
  const newest = groupByCollection(sampleRows.toReversed()).find(
    ({ card }) => card.collection_id === 'col-putney-living-room',
  )
  expect(newest?.images.map(({ image_order }) => image_order)).toEqual([1, 2, 3])
  expect(newest?.card).toMatchObject({ id: newest?.images[0]?.id, image_count: 3 })
})

test('thirty sample rows are eighteen projects, newest first', () => {
  const groups = groupByCollection(sampleRows)
  expect(groups).toHaveLength(18)
  const dates = groups.map(({ card }) => card.project_date)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(groups.reduce((sum, { card }) => sum + card.image_count, 0)).toBe(30)
})

test('a project without a collection stands alone, even if a collection has its id as a name', () => {
  const [row] = sampleRows
  if (!row) throw new Error('no sample')
  const { collection_id: _, ...alone } = { ...row, id: 'same' }
  const member: Project = { ...row, id: 'member', collection_id: 'same' }
  expect(groupByCollection([alone, member]).map(({ card }) => [card.id, card.image_count])).toEqual([
    ['same', 1],
    ['member', 1],
  ])
})

test('the rows given are left as they are', () => {
  const rows = sampleRows.toReversed()
  const before = structuredClone(rows)
  groupByCollection(rows)
  expect(rows).toEqual(before)
})
