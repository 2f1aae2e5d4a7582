import { expect, test } from 'vitest'
import { stepBounds } from '../../../lambdas/leads/deliver-lead.ts'

test('all bounds of the longest way together leave a second and a half of the ten [L2]', () => {
  const { store, inspectPhotos, tagPhotos, mail, mark, lastResort } = stepBounds
  const toTheMail = store + inspectPhotos + tagPhotos + mail
  expect(toTheMail + Math.max(mark, lastResort)).toBeLessThanOrEqual(8500)
})
