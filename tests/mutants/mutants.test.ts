import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mutated, readMutants } from './mutants.ts'

test('every mutant finds what it changes in the lead path as it is, once', () => {
  for (const mutant of readMutants()) {
    const source = readFileSync(mutant.file, 'utf8')
    expect(mutated(mutant, source), mutant.name).not.toBe(source)
  }
})

test('what is not there, or there twice, is refused by name', () => {
  const mutant = { name: 'a bug', file: 'a.ts', find: 'b', replace: '$&' }
  for (const source of ['a', 'b b']) expect(() => mutated(mutant, source)).toThrow('"a bug": a.ts')
  expect(mutated(mutant, 'a b')).toBe('a $&')
})
