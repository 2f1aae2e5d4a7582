import { expect, test } from 'vitest'
import { ageOfFormToken, createFormToken } from '../../../lambdas/runtime/form-token.ts'

test('a token tells its age with the right key, and a forged one is not accepted', () => {
  const token = createFormToken('key', 1000)
  expect(ageOfFormToken('key', token, 5000)).toBe(4000)
  expect(ageOfFormToken('another key', token, 5000)).toBeUndefined()
  const [, signature] = token.split('.')
  for (const forged of ['', '.', '1000', `2000.${signature}`, `${token}x`, `${token}.x`])
    expect(ageOfFormToken('key', forged, 5000), forged).toBeUndefined()
})
