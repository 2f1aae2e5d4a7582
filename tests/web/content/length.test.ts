import { expect, test } from 'vitest'
import { ownersLines, readings } from './all-content.ts'

/** What we have written: the owner and the customers have words of their own. */
const ours = readings
  .map(({ name, lines }) => ({ name, lines: lines.filter((line) => !ownersLines.has(line)) }))
  .filter(({ lines }) => lines.length > 0)

/** In words. */
const longestParagraph = 70
/** In words, on average over a page. */
const longestAverageSentence = 28

test.each(ours)('$name has no paragraph that is two, and sentences of a length that is read once', ({ lines }) => {
  expect(lines.filter((line) => wordCount(line) > longestParagraph)).toEqual([])
  const sentences = lines.flatMap((text) => text.split(/(?<=[.?!])['")]?\s+/))
  const average = sentences.reduce((sum, sentence) => sum + wordCount(sentence), 0) / sentences.length
  expect(average).toBeLessThanOrEqual(longestAverageSentence)
})

function wordCount(text: string): number {
  return text.match(/\S+/g)?.length ?? 0
}
