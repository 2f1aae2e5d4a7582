import { expect, test } from 'vitest'
import { contentProblems, listSources, sourcesDue } from '../../../web/compile/check-content.ts'

test('finds nothing to mend in the content as it is', () => {
  expect(contentProblems()).toEqual([])
})

test('names the sources whose day to be checked again has passed, and no other', () => {
  const [first] = listSources()
  if (!first) throw new Error('There are no sources')
  expect(sourcesDue(first.checkAgain)).toEqual([])
  const [line] = sourcesDue('2999-01-01')
  expect(line).toBe(`web/content/${first.file}: "${first.title}" was to be checked again by ${first.checkAgain}.`)
  expect(sourcesDue('2999-01-01')).toHaveLength(listSources().length)
})
