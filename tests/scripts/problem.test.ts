import { expect, test } from 'vitest'
import { explain, Problem } from '../../scripts/problem.ts'

test.each([
  [new Problem('What now?', 2), 'What now?', 2],
  [Object.assign(new Error("EACCES: permission denied, mkdir '.local'"), { code: 'EACCES' }), "mkdir '.local'", 1],
  [Object.assign(new Error('Denied'), { name: 'AccessDenied', $metadata: {} }), 'Denied (AccessDenied)', 1],
  [
    Object.assign(new Error('expired'), { name: 'ExpiredToken', $metadata: {} }),
    'You are not signed in to AWS (exp',
    4,
  ],
])('what a user can correct is a sentence without a stack: %s', (error, words, exitCode) => {
  expect(explain(error)).toEqual({ output: expect.stringContaining(words), exitCode })
})

test('a bug is printed with its stack', () => {
  const bug = new TypeError('undefined is not a function')
  expect(explain(bug)).toEqual({ output: bug, exitCode: 1 })
})

test('a sentence that quotes a file brings none of its control codes to the terminal', () => {
  const { output } = explain(new Problem('there is no picture \u001b]0;gone\u0007a\u202e.jpg\nNothing was changed.'))
  expect(output).toBe('there is no picture ]0;gonea.jpg\nNothing was changed.')
})
