import { expect, test } from 'vitest'
import { passagesOf, wordingProblems } from '../../../web/compile/wording.ts'

const words = (count: number) => `${Array.from({ length: count }, () => 'word').join(' ')}.`

test('a paragraph has at most 70 words, in however many sentences', () => {
  expect(wordingProblems([{ text: `${words(35)} ${words(20)} ${words(15)}` }])).toEqual([])
  expect(wordingProblems([{ text: `${words(35)} ${words(20)} ${words(16)}`, line: 12 }])).toEqual([
    'line 12: the paragraph "word word word word word word ..." has 71 words. Make it two; 70 are enough for one.',
  ])
})

test('sentences have at most 28 words on average, and the longest is named', () => {
  expect(wordingProblems([{ text: words(20) }, { text: words(36) }])).toEqual([])
  expect(wordingProblems([{ text: `Long ${words(40)}` }, { text: words(20) }])).toEqual([
    'its sentences have 31 words on average, and 28 are enough. Begin with the longest: "Long word word word word word ...".',
  ])
})

test.each(['We organize it.', 'Call now!', 'It is cheap — and good.', "Don't hesitate to call.", 'Every 3-5 years.'])(
  'sends back: %s',
  (text) => expect(wordingProblems([{ text }])).toHaveLength(1),
)

test.each(['We organise it.', 'Which size is the prize?', 'Oops! Page not found', 'Every 3–5 years.'])(
  'leaves alone: %s',
  (text) => expect(wordingProblems([{ text }])).toEqual([]),
)

test('finds the line of a text in its file, and reads no addresses', () => {
  const record = { title: 'Wiring', link: 'https://example.com/a!', points: ['One point'] }
  const file = "export const words = {\n  title: 'Wiring',\n  points: [\n    'One point',\n  ],\n}"
  expect(passagesOf(record, file)).toEqual([
    { text: 'Wiring', line: 2 },
    { text: 'One point', line: 4 },
  ])
})
