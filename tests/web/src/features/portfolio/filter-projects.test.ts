import { expect, test } from 'vitest'
import { filterProjects } from '../../../../../web/src/features/portfolio/filter-projects.ts'
import { sampleCards } from './project-cards.ts'

const ids = (text: string, category?: Parameters<typeof filterProjects>[1]['category']) =>
  filterProjects(sampleCards, { text, category }).map(({ id }) => id)

test('no filter shows everything in the order given', () => {
  expect(ids('  ')).toEqual(sampleCards.map(({ id }) => id))
})

test('a category shows its projects only', () => {
  expect(ids('', 'Kitchen Installations').toSorted()).toEqual(['prj-007', 'prj-008', 'prj-009', 'prj-010'])
})

test('text is searched for in title, description, location, category and services', () => {
  expect(ids('living spaces')).toEqual(ids('', 'Living Spaces'))
  expect(ids('galley')).toEqual(['prj-010'])
  expect(ids('meter up while')).toEqual(['prj-001'])
  expect(ids('roehampton')).toEqual(['prj-006'])
  expect(ids('smoke and heat')).toContain('prj-001')
})

test('every word has to occur, in any field and any order; case and accents do not matter', () => {
  expect(ids('KITCHEN barnés')).toEqual(['prj-007'])
  expect(ids('kitchen zebra')).toEqual([])
})

test('text and category apply together', () => {
  expect(ids('kew', 'Living Spaces')).toEqual(['prj-018'])
})
