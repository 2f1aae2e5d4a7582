import { expect, test } from 'vitest'
import { stepBounds } from '../../../lambdas/leads/deliver-lead.ts'

test('the time limits of the longest path add up to 8.5 of the 10 seconds at most [L2]', () => {
  const { store, inspectPhotos, tagPhotos, mail, mark, lastResort } = stepBounds
  const toTheMail = store + inspectPhotos + tagPhotos + mail
  expect(toTheMail + Math.max(mark, lastResort)).toBeLessThanOrEqual(8500)
})
