import readability from 'text-readability'
import { expect, test } from 'vitest'
import { readings, sentences } from '../web/content/all-content.ts'

const pages = readings.filter(({ name }) => name.includes('/'))

/**
 * Flesch reading ease: 60 is plain English for the general reader, 100 a comic. The package's own
 * `fleschReadingEase` rounds the syllables of a word to one decimal, which moves the result by up to four points.
 */
function readingEase(lines: readonly string[]): number {
  const text = lines.map((line) => (/[.?!]$/.test(line) ? line : `${line}.`)).join(' ')
  const words = readability.lexiconCount(text)
  return 206.835 - 1.015 * (words / readability.sentenceCount(text)) - 84.6 * (readability.syllableCount(text) / words)
}

test.each(pages)('$name is plain English', ({ lines }) => {
  expect(readingEase(lines)).toBeGreaterThanOrEqual(60)
})

test.each(pages)('$name has no sentence of more than 40 words', ({ lines }) => {
  expect(sentences(lines).filter((sentence) => sentence.split(/\s+/).length > 40)).toEqual([])
})
