import { expect, test } from 'vitest'
import type { ProjectCategory } from '#shared/project.ts'
import { ofCategory, selectProjects } from '../../../../../web/src/features/portfolio/filter-projects.ts'
import { sampleCards } from '../../../../fixtures/sample-projects.ts'

const ids = (category?: ProjectCategory) => ofCategory(sampleCards, category).map(({ id }) => id)

test('a category shows its projects only, in the order given', () => {
  expect(ids()).toEqual(sampleCards.map(({ id }) => id))
  expect(ids('Kitchen Installations')).toEqual(['prj-007', 'prj-008', 'prj-009', 'prj-010'])
})

test('a place has its own projects first, newest first, then those of its neighbours and no others', () => {
  const [first, second, ...others] = selectProjects(sampleCards, { places: ['Kew', 'Barnes', 'Mortlake'] })
  expect([first?.id, second?.id]).toEqual(['prj-008', 'prj-018'])
  expect(new Set(others.map(({ location }) => location))).toEqual(new Set(['Barnes', 'Mortlake']))
  const dates = others.map(({ project_date }) => project_date)
  expect(dates).toEqual(dates.toSorted().toReversed())
})

test('places without projects show the newest of all', () => {
  expect(selectProjects(sampleCards, { places: ['Atlantis'] })).toEqual(sampleCards)
})

test('projects chosen by their ids come in that order, without those that do not exist', () => {
  const chosen = selectProjects(sampleCards, { ids: ['prj-018', 'prj-999', 'prj-001'] })
  expect(chosen.map(({ id }) => id)).toEqual(['prj-018', 'prj-001'])
})
