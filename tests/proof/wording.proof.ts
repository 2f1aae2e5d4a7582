import { expect, test } from 'vitest'
import { readings, sentences } from '../web/content/all-content.ts'

const allSentences = readings.flatMap(({ name, lines }) => sentences(lines).map((sentence) => `${name}: ${sentence}`))

/** Sentences of all pages that match, each with the record it is in. */
function matching(pattern: RegExp, allowed?: RegExp): string[] {
  return allSentences.filter((sentence) => pattern.test(sentence) && !allowed?.test(sentence))
}

test('words end in -ise, as the house does it', () => {
  expect(matching(/\b(?!(over|re|cap)?siz|priz|seiz)\w{2,}iz(e[drs]?|ing|ations?)\b/i)).toEqual([])
})

test('no em dash, no smart quotes, no double space', () => {
  expect(matching(/[—“”‘’…]| {2}/)).toEqual([])
})

test('no exclamation mark but in the fixed sentences of the form', () => {
  expect(matching(/!/, /: Oops!$|Message Sent!/)).toEqual([])
})

test('no filler', () => {
  expect(
    matching(
      /look no further|we pride ourselves|peace of mind|in today's|when it comes to|ensure that|important to (note|remember)|hassle|state of the art|cutting.edge|one-stop|second to none|don't hesitate|rest assured/i,
    ),
  ).toEqual([])
})

test('writes ranges of years with an en dash', () => {
  expect(matching(/\d-\d+ years/)).toEqual([])
})
