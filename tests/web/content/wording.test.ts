import { expect, test } from 'vitest'
import { readings } from './all-content.ts'

/** In words. */
const longestParagraph = 70
/** In words, on average over a page. */
const longestSentence = 28

const faults: [pattern: RegExp, cure: string][] = [
  [/—/, 'Use a comma, or make two sentences'],
  [/[“”‘’]/, 'Use straight quotation marks'],
  [/…/, 'Finish the sentence'],
  [/ {2}/, 'Take out the second space'],
  [/\b(?!(?:over|re|cap)?siz|priz|seiz)\w{2,}iz(?:e[drs]?|ing|ations?)\b/i, 'Write it with -ise'],
  [/(?<!\bOops|Message Sent)!/, 'End with a full stop'],
  [/\d-\d+ years/, 'Write the range with an en dash: 3–5 years'],
  [
    /look no further|we pride ourselves|peace of mind|in today's|when it comes to|ensure that|important to (?:note|remember)|hassle|state of the art|cutting.edge|one-stop|second to none|don't hesitate|rest assured/i,
    'Say what is meant, or leave it out',
  ],
]

function faultsIn(text: string): string[] {
  const found = faults.flatMap(([pattern, cure]) => (pattern.test(text) ? `${cure}: "${text}"` : []))
  return wordCount(text) > longestParagraph ? [...found, `Make two paragraphs: "${text}"`] : found
}

function wordCount(text: string): number {
  return text.match(/\S+/g)?.length ?? 0
}

test.each(readings)('$name is written like the rest', ({ lines }) => {
  expect(lines.flatMap(faultsIn)).toEqual([])
  const sentences = lines.flatMap((text) => text.split(/(?<=[.?!])['")]?\s+/))
  const average = sentences.reduce((sum, sentence) => sum + wordCount(sentence), 0) / sentences.length
  expect(average).toBeLessThanOrEqual(longestSentence)
})

test.each(['We organize it.', 'Call now!', 'It is cheap — and good.', "Don't hesitate to call.", 'Every 3-5 years.'])(
  'sends back: %s',
  (text) => expect(faultsIn(text)).toHaveLength(1),
)

test.each(['We organise it.', 'Which size is the prize?', 'Oops! Page not found', 'Every 3–5 years.'])(
  'leaves alone: %s',
  (text) => expect(faultsIn(text)).toEqual([]),
)
