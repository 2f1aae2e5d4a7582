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
  expect(readEnv('RECEIPT_CONFIGURATION_SET')).toEqual({})
  vi.stubEnv('RECEIPT_CONFIGURATION_SET', '')
  expect(() => readEnv('RECEIPT_CONFIGURATION_SET')).toThrow(/^Environment: RECEIPT_CONFIGURATION_SET: /)
})
