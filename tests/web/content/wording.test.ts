import { expect, test } from 'vitest'
import { ownersLines, readings } from './all-content.ts'

/** What we have written: the owner and the customers have words of their own. */
const ours = readings
  .map(({ name, lines }) => ({ name, lines: lines.filter((line) => !ownersLines.has(line)) }))
  .filter(({ lines }) => lines.length > 0)

/** What a text of the site never has. */
const rules: [rule: string, found: RegExp][] = [
  ['No dash between two thoughts: a comma, or two sentences.', /—/],
  ['No exclamation mark, but for the two of the specification.', /(?<!\bOops|Message Sent)!/],
  ['British spelling, with -ise.', /\b(?!(?:over|re|cap)?siz|priz|seiz)\w{2,}iz(?:e[drs]?|ing|ations?)\b/i],
  ['Straight quotation marks.', /[“”‘’]/],
  ['A range of years has an en dash: 3–5 years.', /\d-\d+ years/],
  [
    'No slogans: say what is meant, or leave it out.',
    /\bpassionate\b|\bone-stop\b|\bnestled\b|look no further|we pride ourselves|peace of mind|second to none|hassle|rest assured/i,
  ],
]
/** In words. */
const longestParagraph = 70
/** In words, on average over a page. */
const longestAverageSentence = 28

test.each(rules)('%s', (_, found) => {
  const broken = ours.flatMap(({ name, lines }) =>
    lines.flatMap((line) => (found.test(line) ? `${name}: ${line}` : [])),
  )
  expect(broken).toEqual([])
})

test.each(ours)('$name has no paragraph that is two, and sentences of a length that is read once', ({ lines }) => {
  expect(lines.filter((line) => wordCount(line) > longestParagraph)).toEqual([])
  const sentences = lines.flatMap((text) => text.split(/(?<=[.?!])['")]?\s+/))
  const average = sentences.reduce((sum, sentence) => sum + wordCount(sentence), 0) / sentences.length
  expect(average).toBeLessThanOrEqual(longestAverageSentence)
})

function wordCount(text: string): number {
  return text.match(/\S+/g)?.length ?? 0
}
