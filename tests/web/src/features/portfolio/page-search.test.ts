import { expect, test } from 'vitest'
import { withParam } from '../../../../../web/src/features/portfolio/page-search.ts'

test('sets one parameter and keeps the others', () => {
  expect(withParam('?q=kew&utm=x', 'category', 'Living Spaces')).toBe('?q=kew&utm=x&category=Living+Spaces')
  expect(withParam('?q=kew', 'q', 'barnes & co')).toBe('?q=barnes+%26+co')
})

test('an empty value removes the parameter, and the last one the question mark', () => {
  expect(withParam('?q=kew&project=1', 'q', '')).toBe('?project=1')
  expect(withParam('?q=kew', 'q', undefined)).toBe('')
})
