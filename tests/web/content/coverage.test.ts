import { expect, test } from 'vitest'
import { coverage, coverageMessage } from '#content/coverage.ts'

test('a district is in the core, nearby, or outside', () => {
  expect(coverageMessage('SW14')).toBe('Good news: we cover SW14.')
  expect(coverageMessage('KT1')).toContain('close to our usual area')
  expect(coverageMessage('M1')).toContain('outside our area')
})

test('no district is listed twice', () => {
  const all = [...coverage.core, ...coverage.nearby]
  expect(new Set(all).size).toBe(all.length)
})
