import { expect, test, vi } from 'vitest'
import { readEnv } from '../../../lambdas/runtime/env.ts'

test('what is missing is named as the variable that has to be set', () => {
  vi.stubEnv('SITE_SECRET', '')
  vi.stubEnv('ENQUIRIES_TABLE', undefined)
  expect(() => readEnv('SITE_SECRET', 'ENQUIRIES_TABLE')).toThrow(
    /^Environment: SITE_SECRET: [^;]+; ENQUIRIES_TABLE: [^;]+; a grant in lib\/api\.ts or lib\/jobs\.ts sets it$/,
  )
})

test('what a deployment may leave out is undefined, and what it sets is checked', () => {
  expect(readEnv('SECOND_OWNER_EMAIL')).toEqual({})
  vi.stubEnv('SECOND_OWNER_EMAIL', 'no address')
  expect(() => readEnv('SECOND_OWNER_EMAIL')).toThrow(/^Environment: SECOND_OWNER_EMAIL: /)
})
