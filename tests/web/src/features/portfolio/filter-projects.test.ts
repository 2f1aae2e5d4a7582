import { expect, test } from 'vitest'
import { ProjectCategory } from '#contract/project.ts'
import { filterProjects, selectProjects } from '../../../../../web/src/features/portfolio/filter-projects.ts'
import { projectCategories } from '../../../../../web/src/features/portfolio/project-categories.ts'
import { indexProjects } from '../../../../../web/src/features/portfolio/search-projects.ts'
import { sampleCards } from './project-cards.ts'

const index = indexProjects(sampleCards)
const ids = (text: string, category?: Parameters<typeof filterProjects>[1]['category']) =>
  filterProjects(index, { text, category }).map(({ id }) => id)

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

test("the filter offers exactly the contract's categories", () => {
  expect(projectCategories).toEqual(ProjectCategory.options)
})

test('projects near a place come first, newest first, then the newest others', () => {
  const [first, second, ...others] = selectProjects(sampleCards, { near: 'Kew' })
  expect([first?.id, second?.id]).toEqual(['prj-008', 'prj-018'])
  const dates = others.map(({ project_date }) => project_date)
  expect(dates).toEqual(dates.toSorted().toReversed())
})

test('a place without projects shows the newest of the others, and loses none', () => {
  expect(selectProjects(sampleCards, { near: 'Atlantis' })).toEqual(sampleCards)
})

test('projects chosen by their ids come in that order, without those that do not exist', () => {
  const chosen = selectProjects(sampleCards, { ids: ['prj-018', 'prj-999', 'prj-001'] })
  expect(chosen.map(({ id }) => id)).toEqual(['prj-018', 'prj-001'])
})
