import { expect, test } from 'vitest'
import { AreaWords } from '#content/lib/schema.ts'

test('an area that names a section of its page twice, or leaves one out, is refused', () => {
  const problemsOf = (sections: string[]) => AreaWords.shape.sections.safeParse(sections).error?.issues ?? []
  expect(problemsOf(['work', 'jobs', 'houses', 'rules'])).toEqual([])
  expect(problemsOf(['work', 'jobs', 'houses', 'work'])).toMatchObject([{ message: 'must name each section once' }])
  expect(problemsOf(['work', 'jobs', 'houses'])).not.toEqual([])
})
