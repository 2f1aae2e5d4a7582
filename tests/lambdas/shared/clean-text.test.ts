import { expect, test } from 'vitest'
import { cleanLine, cleanText } from '../../../lambdas/shared/clean-text.ts'

test('NUL, controls, lone surrogates and marks that turn the text round are taken out', () => {
  expect(cleanText('a\u0000b\u0007c\u009fd', 99)).toBe('abcd')
  expect(cleanText('half \ud83d here', 99)).toBe('half \ufffd here')
  expect(cleanText('\u202egnp.exe\u2066\u200f', 99)).toBe('gnp.exe')
  expect(cleanLine('\u202a020 7946 0123\u202c', 99)).toBe('020 7946 0123')
})

test('what has no shape is taken out, wherever it breaks a number or an address', () => {
  for (const unseen of ['\u00ad', '\u034f', '\u200b', '\u200d', '\u2060', '\u3164', '\ufe0d', '\ufeff', '\u{e0031}'])
    expect(cleanText(`07700${unseen}900123`, 99)).toBe('07700900123')
  expect(cleanLine('\u00ad a\u00adb \u3164', 99)).toBe('ab')
})

test('emoji, right-to-left scripts and accents stay as they are', () => {
  for (const text of [
    '👩🏽‍🔧 please',
    'שלום, אני צריך חשמלאי',
    'مرحبا',
    'Zoë Núñez',
    '电工',
    '❤️‍🔥',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    'क्‍ष',
    'می‌خواهم',
  ]) {
    expect(cleanText(text, 99)).toBe(text)
  }
})

test('line ends of every kind become one, and a single line has none', () => {
  expect(cleanText('a\r\nb\rc\u2028d\u0085e\tf', 99)).toBe('a\nb\nc\nd\ne\tf')
  expect(cleanLine(' a\r\nb\u2029 c\u00a0d ', 99)).toBe('a b c d')
})

test('what is too long is cut between characters, with a marker', () => {
  expect(cleanText('x'.repeat(10), 10)).toBe('x'.repeat(10))
  expect(cleanText('x'.repeat(11), 10)).toBe(`${'x'.repeat(10)} [cut: 1 more characters]`)
  expect(cleanText('😀😀😀', 3)).toBe('😀 [cut: 4 more characters]')
})
