import { expect, test } from 'vitest'
import { coverageMessage } from '#content/coverage.ts'

test('a district of an area is covered, any other outside', () => {
  expect(coverageMessage('SW14')).toBe('Good news: we cover SW14.')
  expect(coverageMessage('M1')).toContain('outside our usual area')
})
