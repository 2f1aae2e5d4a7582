import { expect, test } from 'vitest'
import { wordList } from '../../../../web/content/lib/word-list.ts'

test('lists words as British text does', () => {
  const days = ['Mondays', 'Tuesdays', 'Saturdays', 'Sundays']
  const lists = [0, 1, 2, 3, 4].map((count) => days.slice(0, count))
  const british = new Intl.ListFormat('en-GB')
  expect(lists.map(wordList)).toEqual(lists.map((words) => british.format(words)))
})
