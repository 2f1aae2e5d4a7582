import { expect, test } from 'vitest'
import type { ProjectCategory } from '#contract/project.ts'
import { ofCategory, selectProjects } from '../../../../../web/src/features/portfolio/filter-projects.ts'
import { sampleCards } from './project-cards.ts'

const ids = (category?: ProjectCategory) => ofCategory(sampleCards, category).map(({ id }) => id)

test('a category shows its projects only, in the order given', () => {
  expect(ids()).toEqual(sampleCards.map(({ id }) => id))
  expect(ids('Kitchen Installations')).toEqual(['prj-007', 'prj-008', 'prj-009', 'prj-010'])
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
