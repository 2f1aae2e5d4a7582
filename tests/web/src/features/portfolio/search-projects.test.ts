import { expect, test } from 'vitest'
import { nearestCategories, searchProjects } from '../../../../../web/src/features/portfolio/search-projects.ts'
import { sampleCards } from '../../../../fixtures/sample-projects.ts'

const ids = (text: string) => searchProjects(sampleCards, text).map(({ id }) => id)

test.each([
  // Trade terms, and everyday words for them.
  ['charger', 'prj-013'],
  ['electric car', 'prj-013'],
  ['fuse box', 'prj-002'],
  ['spotlights', 'prj-001'],
  ['landlord certificate', 'prj-006'],
  ['wi-fi', 'prj-017'],
  // Plurals.
  ['kitchens', 'prj-007'],
  ['re-wiring', 'prj-001'],
  // Places, outcodes and postcodes.
  ['TW9', 'prj-008'],
  ['SW14 7AA', 'prj-001'],
  // Words in any order, and filler words.
  ['Barnes kitchen', 'prj-007'],
  ['lights in the garden', 'prj-012'],
])('%j finds %s', (text, expected) => {
  expect(ids(text)).toContain(expected)
})

test('a word that is still being typed finds what it will', () => {
  expect(ids('kitc')).toContain('prj-007')
  expect(ids('downl')).toContain('prj-001')
})

test('nothing found offers every category', () => {
  expect(ids('kitchen zebra')).toEqual([])
  expect(nearestCategories(sampleCards, 'kitchen zebra').map(({ text }) => text)).toEqual(['', '', '', ''])
})

test('words that are found elsewhere are kept with the category that has them', () => {
  expect(nearestCategories(sampleCards, 'charger')).toEqual([
    { category: 'Outdoor Projects', text: 'charger', count: 1 },
  ])
})

test('every word has to occur, in any field; case and accents do not matter', () => {
  expect(ids('meter UP while')).toEqual(['prj-001'])
  expect(ids('rôehampton')).toEqual(['prj-006'])
  expect(ids('living spaces').toSorted()).toEqual(['prj-016', 'prj-017', 'prj-018'])
})
