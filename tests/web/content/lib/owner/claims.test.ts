import { expect, test } from 'vitest'
import { notificationRoute } from '#content/building-control.ts'
import { business } from '#content/business.ts'
import { claimed, registration } from '#content/lib/owner/claims.ts'
import { firmAnswers } from '#content/lib/owner/firm-answers.ts'
import { registered } from '#content/registration.ts'
import { readings, sentences } from '../../all-content.ts'

/** What the owner says of the firm, and is responsible for. */
const ownersWords = [
  ...Object.values(firmAnswers),
  registration && registered,
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

// Untrue, out of date or disputed.
test.each([
  [
    'a note of whoever wrote it in place of a fact',
    /best of our knowledge|ha(s|ve) to be bought|paid document|no public body|second[- ]best|since we last|we last checked|we (could|have) (not |n't )?(read|found|find)\b|\bwe know of\b|trade knowledge/i,
  ],
  [
    'work as recent, which only its date can show',
    /\b(recent(ly)?|lately|latest)\b[^.]*\b(work|projects?|jobs?)\b|\bwork\w*\b[^.]*\blately\b/i,
    /^areas\/.*Recent wiring/,
  ],
  [
    'an hour in which somebody is rung: a form wakes nobody',
    /\bring(s)? (you )?(back )?(within|in) (the|an|one|1) hour|\bwithin the hour\b/i,
  ],
  [
    'a looped pair of homes as sharing a fuse',
    /\b(share[sd]?|sharing)\b[^.]*\bfuse\b|\bfuse\b[^.]*\bshared with\b|fuse is small or shared/i,
  ],
  ['a looped supply as what rules a charge point out', /\bloop(ed)?\b[^.]*\brules? out/i, /does not rule out/],
  ['plug-in solar as allowed or not', /plug-in (solar|kit|panel)|panels? that plug in/i],
  [
    'arc-fault devices as compulsory in every home',
    /AFDD[^.]*(mandatory|compulsory|required in (all|every))/i,
    /calls it compulsory, ask why/,
  ],
  ['plastic boards as illegal', /plastic[^.]*illegal|illegal[^.]*plastic/i],
  ['homeowners bound by law to have an EICR', /homeowners?[^.]*(must|by law|legally|required)[^.]*(EICR|report)/i],
  [
    'a burial depth as a rule',
    /(must|minimum|at least|law|rules?|requires?)\b[^.]*\b\d+ ?(mm|cm)\b[^.]*(deep|depth|below(?! the ceiling)|underground)/i,
  ],
  ['all garden or kitchen work as notifiable', /\b(all|every|any) (garden|kitchen)[^.]*notifiable/i],
  ['figures that have been replaced', /£350\b|£30,000\b/, /A guide that says £30,000 was written before then/],
  ['every downlight as fire-rated', /(every|all) downlights?[^.]*(must|need)[^.]*fire/i],
  ['alarms with police response or approved by insurers', /insur(er|ance)[- ]approved|we[^.]*police response/i],
  ['an edition of an alarm standard', /(5839-6|6662|50131)[:+-]+ ?(19|20)\d\d/],
  ['prices of energy or pay-back periods', /pay[- ]?back|price cap|pence (a|per) (unit|kWh)|\bp\/kWh/i],
  [
    'a report that passes or fails',
    /\b(pass|fail)(es|ed|ing)? (the|an|its|your) (EICR|report|inspection|test)|(EICR|report) (pass|fail)/i,
  ],
  // Only C1 and C2 do so, on the form introduced by Amendment 4.
  [
    'FI as what makes a report unsatisfactory',
    /\bFI\b[^.]*\bmakes?\b[^.]*unsatisfactory|codes make[^.]*unsatisfactory[^.]*\bFI\b/,
  ],
  ['a nineteenth edition', /19th edition/i],
  ['regulation numbers', /\bregulation \d|\b\d{3}\.\d\.\d|chapter 57/i],
])('never prints %s', (_what, pattern, allowed?: RegExp) => {
  expect(matching(pattern, allowed)).toEqual([])
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

test('promises to pick up no call at once', () => {
  expect(matching(/\bwe (always )?answer\.|every call is answered|speak to someone at once/i)).toEqual([])
})

test('names one network operator in each area, and never leaves the choice to the reader', () => {
  expect(matching(/(SSEN|UK Power Networks)( \w+){0,4},? (or|be it|and) ([\w ]+ )?(SSEN|UK Power Networks)/)).toEqual(
    [],
  )
})

test('never tells a reader to open a board, take off a cover or test live parts', () => {
  expect(
    matching(
      /\b(remove|take off|unscrew|open) (the|its|your|a|any) (cover|front|lid|board|consumer unit|fuse box|faceplate|socket)\b/i,
      /\b(never|not|without|nobody|we|do not)\b/i,
    ),
  ).toEqual([])
})
