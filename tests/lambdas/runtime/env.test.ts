import { expect, test, vi } from 'vitest'
import { readEnv } from '../../../lambdas/runtime/env.ts'

test('what is missing is named as the variable that has to be set', () => {
  vi.stubEnv('SITE_SECRET', '')
  vi.stubEnv('LEADS_TABLE', undefined)
  expect(() => readEnv('FORM_TOKEN_KEY', 'CANARY_KEY', 'LEADS_TABLE')).toThrow(
    /^Environment: SITE_SECRET: [^;]+; LEADS_TABLE: [^;]+$/,
  )
})
