import { expect, test } from 'vitest'
import { cut } from '../../scripts/terminal.ts'

test('what is wider than its room ends in three dots, and in no half of a character', () => {
  expect(cut('12345', 5)).toBe('12345')
  expect(cut('123456', 5)).toBe('1234…')
  expect(cut('123😀56', 5)).toBe('123…')
})
