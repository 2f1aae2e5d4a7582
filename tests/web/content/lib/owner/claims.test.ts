import { expect, test } from 'vitest'
import { notificationRoute } from '#content/building-control.ts'
import { business } from '#content/business.ts'
import { claimed, firmAnswers, inspection, registration } from '#content/lib/owner/claims.ts'
import { inspected, registered } from '#content/registration.ts'
import { readings, sentences } from '../../all-content.ts'

/** What the owner says of the firm, and is responsible for. */
const ownersWords = [
  ...Object.values(firmAnswers),
  registration && registered,
  inspection.by && inspected,
  claimed.notifies && notificationRoute,
].join(' ')

const allSentences = readings.flatMap(({ name, lines }) =>
  sentences(lines)
    .filter((sentence) => !ownersWords.includes(sentence))
    .map((sentence) => `${name}: ${sentence}`),
)

/** Sentences of all pages that match, with the record of each. */
function matching(pattern: RegExp, allowed?: RegExp): string[] {
  return allSentences.filter((sentence) => pattern.test(sentence) && !allowed?.test(sentence))
}

test('prints nothing that was meant for whoever writes the site', () => {
  const label = /: Sample business for demonstration$/
  const leftovers = matching(/specification|sample (price|business)|placeholder|lorem|\b(TODO|TBC|TBD)\b/i, label)
  expect(leftovers).toEqual([])
})

test('claims no scheme, mark, award or star average', () => {
  expect(
    matching(
      /NICEIC|NAPIT|ELECSA|TrustMark|Trusted Trader|Checkatrade|\bNSI\b|SSAIB|\bJIB\b|Part P registered/i,
      /: Are you registered with [^.]*\?$/,
    ),
  ).toEqual([])
  expect(matching(/OZEV/i, /not an OZEV-authorised installer, so we can't claim it for you/)).toEqual([])
  expect(
    matching(
      /award|\d[.,]\d stars?|\d+ (five-star )?reviews|star rating|certified by|approved contractor|we are (registered|accredited|members)/i,
    ),
  ).toEqual([])
  expect(matching(/Gas Safe/i, /Gas Safe registered engineer/)).toEqual([])
})

test('claims no route of notification of its own', () => {
  expect(matching(/\bwe (self-certify|notify|register|will notify)|notified by us|self-certif/i)).toEqual([])
})

test('promises no certificate of building control by the end of the job', () => {
  const end = /(?<!-and-)certificates\b[^.]*\b(when the job is done|at the end|on the day|at handover|before we leave)/i
  expect(matching(end)).toEqual([])
  expect(matching(/building regulations certificate[^.;]*\b(handover|same day|before we leave)/i)).toEqual([])
})

test('the response time is an aim wherever it is said', () => {
  const time = new RegExp(`\\b${business.emergencyResponseMinutes}[ -]minutes?\\b`)
  expect(matching(time, /\baim|fire/i)).toEqual([])
})

test('never tells a reader to open a board, take off a cover or test live parts', () => {
  expect(
    matching(
      /\b(remove|take off|unscrew|open) (the|its|your|a|any) (cover|front|lid|board|consumer unit|fuse box|faceplate|socket)\b/i,
      /\b(never|not|without|nobody|we|do not)\b/i,
    ),
  ).toEqual([])
})
