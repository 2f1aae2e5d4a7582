import { expect, test } from 'vitest'
import { explain, Problem } from '../../scripts/problem.ts'

const full = 'The disk is full: free some space.'

test.each([
  Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
  new Error('Build failed with 1 error: write x.mjs: no space left on device'),
  new Problem('The site could not be built:\nError: ENOSPC: no space left on device'),
])('a full disk is one sentence, however it is reported: %s', (error) => {
  expect(explain(error)).toEqual({ sentence: full, exitCode: 1 })
})

test('a missing permission is named', () => {
  const error = Object.assign(new Error("EACCES: permission denied, mkdir '.local'"), { code: 'EACCES' })
  expect(explain(error)?.sentence).toContain("mkdir '.local'")
})

test('a bug has no message for the user, so its stack is shown', () => {
  expect(explain(new TypeError('undefined is not a function'))).toBeUndefined()
})

test('a mistake in a file that people edit is a sentence with its line', () => {
  const error = new SyntaxError('Expression expected')
  error.stack = `${process.cwd()}/site.config.ts:20\n  waf: \n^\n\nSyntaxError: Expression expected\n    at parse (node:internal/x:1:2)`
  expect(explain(error)?.sentence).toBe('site.config.ts, line 20: this cannot be read (Expression expected).')
})
