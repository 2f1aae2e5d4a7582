import { expect, test } from 'vitest'
import { describeDiff, diffProjects } from '../../../../scripts/operate/projects/project-diff.ts'
import { project } from './projects-tool.ts'

const collection_id = 'kitchen'
const first = project({ id: 'a', collection_id, image_order: 1, featured: true })
const second = project({ id: 'b', collection_id, image_order: 2 })
const stored = [first, second]

test('describes what it would do, for people', () => {
  const diff = diffProjects(stored, [
    first,
    { ...second, title: 'New', collection_id: undefined },
    project({ id: 'z' }),
  ])
  expect(describeDiff(diff)).toEqual([
    '+ z  New consumer unit, Kew',
    '~ b  title, collection_id',
    '1 to add, 1 to change, 1 as they are.',
  ])
})
