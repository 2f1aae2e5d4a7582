import { expect, test } from 'vitest'
import { business } from '#content/business.ts'
import { coverageMessage } from '#content/coverage.ts'

test('a district of an area is covered, and of any other we say how far we come', () => {
  expect(coverageMessage('SW14')).toBe('Good news: we cover SW14.')
  expect(coverageMessage('M1')).toContain(`within ${business.serviceRadiusMetres / 1000} km of Richmond`)
})
