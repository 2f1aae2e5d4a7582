import { expect, test } from 'vitest'
import { putLocationFirst } from '../../../../../web/src/features/portfolio/put-location-first.ts'
import { sampleCards } from './project-cards.ts'

test("an area's own projects come first, newest first, then the newest others", () => {
  const places = putLocationFirst(sampleCards, 'Kew').map(({ location }) => location)
  expect(places.slice(0, 2)).toEqual(['Kew', 'Kew'])
  const [first, second, ...others] = putLocationFirst(sampleCards, 'Kew')
  expect([first?.id, second?.id]).toEqual(['prj-008', 'prj-018'])
  const dates = others.map(({ project_date }) => project_date)
  expect(dates).toEqual(dates.toSorted().toReversed())
})

test('a place without projects shows the newest of the others, and loses none', () => {
  expect(putLocationFirst(sampleCards, 'Atlantis')).toEqual(sampleCards)
})
