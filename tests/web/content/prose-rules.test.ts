/**
 * What no text of the site says. A row has the rule, the words that break it and, where they may be said all the same,
 * what a text that has them must say too.
 */
import { describe, expect, test } from 'vitest'
import { notificationRoute } from '#content/building-control.ts'
import { business } from '#content/business.ts'
import { claimed, firmAnswers, inspection, registration } from '#content/lib/owner/claims.ts'
import { inspected, registered } from '#content/registration.ts'
import { carbonMonoxideHarm } from '#content/safety.ts'
import { burningSmell, fire, ownersLines, passages, readings, sentences, toldWhatToDo } from './all-content.ts'

type Text = { name: string; text: string }
/** Of a danger at least so many texts have the words: a rule that finds none any more holds nothing. */
type Rule = [rule: string, words: RegExp, unless?: RegExp, least?: number]

const ourLines: Text[] = readings.flatMap(({ name, lines }) =>
  lines.filter((line) => !ownersLines.has(line)).map((text) => ({ name, text })),
)

/** What the owner says of the firm, and is responsible for. */
const ownersWords = [
  ...Object.values(firmAnswers),
  registration && registered,
  inspection.by && inspected,
  claimed.notifies && notificationRoute,
].join(' ')

const ourSentences: Text[] = readings.flatMap(({ name, lines }) =>
  sentences(lines)
    .filter((sentence) => !ownersWords.includes(sentence))
    .map((text) => ({ name, text })),
)

const rules: [where: string, texts: Text[], rules: Rule[]][] = [
  [
    "how we write, in every line but the owner's and the customers'",
    ourLines,
    [
      ['No dash between two thoughts: a comma, or two sentences.', /—/],
      ['No exclamation mark, but for the two of the specification.', /(?<!\bOops|Message Sent)!/],
      ['British spelling, with -ise.', /\b(?!(?:over|re|cap)?siz|priz|seiz)\w{2,}iz(?:e[drs]?|ing|ations?)\b/i],
      ['Straight quotation marks.', /[“”‘’]/],
      ['A range of years has an en dash: 3–5 years.', /\d-\d+ years/],
      [
        'No slogans: say what is meant, or leave it out.',
        /\bpassionate\b|\bone-stop\b|\bnestled\b|look no further|we pride ourselves|peace of mind|second to none|hassle|rest assured/i,
      ],
    ],
  ],
  [
    'what we claim, in every sentence but what the owner says of the firm',
    ourSentences,
    [
      [
        'Nothing that was meant for whoever writes the site.',
        /specification|sample (price|business)|placeholder|lorem|\b(TODO|TBC|TBD)\b/i,
      ],
      [
        'No scheme or mark is named, but in the question whether we are registered with one.',
        /NICEIC|NAPIT|ELECSA|TrustMark|Trusted Trader|Checkatrade|\bNSI\b|SSAIB|\bJIB\b|Part P registered/i,
        /^Are you registered with [^.]*\?$/,
      ],
      [
        'OZEV is named only to say that it has not authorised us.',
        /OZEV/i,
        /not an OZEV-authorised installer, so we can't claim it for you/,
      ],
      ['Gas Safe is said of an engineer of that register, never of us.', /Gas Safe/i, /Gas Safe registered engineer/],
      [
        'No award, star average or membership.',
        /award|\d[.,]\d stars?|\d+ (five-star )?reviews|star rating|certified by|approved contractor|we are (registered|accredited|members)/i,
      ],
      [
        'We have no route of our own to notify building control.',
        /\bwe (self-certify|notify|register|will notify)|notified by us|self-certif/i,
      ],
      [
        "No certificate of building control's by the end of the job.",
        /(?<!-and-)certificates\b[^.]*\b(when the job is done|at the end|on the day|at handover|before we leave)|building regulations certificate[^.;]*\b(handover|same day|before we leave)/i,
      ],
      ['The response time is an aim.', RegExp(`\\b${business.emergencyResponseMinutes}[ -]minutes?\\b`), /\baim|fire/i],
      [
        'Nobody is told to open a board, take off a cover or test live parts.',
        /\b(remove|take off|unscrew|open) (the|its|your|a|any) (cover|front|lid|board|consumer unit|fuse box|faceplate|socket)\b/i,
        /\b(never|not|without|nobody|we|do not)\b/i,
      ],
    ],
  ],
  [
    'danger, in every list, section and drawing',
    passages,
    [
      [
        'A fuse board that smells is for 999 at once, not only when the smell goes on.',
        RegExp(`\\bboard\\b.*(?:${burningSmell.source})`, 'is'),
        /\bsmell\b[^.;?]*\bget everyone out and call 999\b/i,
        1,
      ],
      [
        'Brown or scorched marks do not wait for a report.',
        /\b(?:brown|scorch\w*) marks?\b[^?]*\breport\b[^?]*\bcan wait\b/i,
      ],
      [
        'Whoever has breathed carbon monoxide is told the same everywhere.',
        /\bA&E\b|\bcarbon monoxide\b.*\b999\b/i,
        RegExp(RegExp.escape(carbonMonoxideHarm)),
        2,
      ],
      [
        'A shock is for 999 or 111 before it is ours.',
        /\bshocks?\b(?:(?!\b(?:999|111)\b).){0,120}\b(?:for us|(?:ring|call) us|(?:call|need) an electrician)\b/i,
      ],
      [
        'Whatever has tripped is unplugged before it is reset.',
        /(?<!\b(?:unplug|switch off what|fit a bulb|new bulb|replace the bulb|change the bulb|fewer things).*)(?:(?<=\bonce\b[^.]{0,40})\breset\b|\breset\b(?=[^.]{0,40}\bonce\b)|\bthen up\b)/is,
      ],
    ],
  ],
  [
    'danger, where a reader is told what to do',
    passages.filter(({ text }) => toldWhatToDo.test(text)),
    [
      ['Fire and smoke are for 999.', fire, /\b999\b/],
      [
        'A burning smell that goes on, or that nobody can trace, is for 999; or the emergency page says all of it.',
        burningSmell,
        /(?:goes on|won't stop).{0,80}\b999\b|\bsmell\b[^.?]{0,60}\bget everyone out and call 999\b|\b999\b[^.?]*(?:goes on|won't stop)|\bburning\b.*\bemergency page says what to do\b/i,
        11,
      ],
      [
        'A home without power where nothing has tripped goes to the meter and to 105 before it goes to us.',
        /\bno power at all\b|\blost (?:all )?power\b|\bno power in your home\b|\bneighbours have no power\b|\bwhole street (?:is off|has no power)\b/i,
        /prepayment meter[^.]*(?:\.[^.]*)?\b105\b/i,
        1,
      ],
      [
        'Somebody who gets a shock: switch off, and 999 where that is not safe.',
        /\bgetting an? (?:electric )?shock\b|\bA shock: |\b(?:or|given) a shock\b[^.]*\b(?:main switch|power)\b/i,
        /Switch off at the plug or the main switch\b.*can't, call 999/i,
        1,
      ],
      [
        'A fault in the supply makes metal live: keep off it, and 105.',
        /\bbrighten|\btingl/i,
        /(?=.*\b(?:keep|everyone away)\b[^.]*\b(?:metal|it)\b).*\b105\b/is,
        1,
      ],
    ],
  ],
]

describe.each(rules)('%s', (_, texts, rules) => {
  test.each(rules)('%s', (rule, words, unless, least = 0) => {
    const found = texts.filter(({ text }) => words.test(text))
    const broken = found.filter(({ text }) => !unless?.test(text))
    expect(
      broken.map(({ name, text }) => `${name}, "${words.exec(text)?.[0]}": ${text}`),
      rule,
    ).toEqual([])
    expect(found.length, `${rule} Too few texts have its words: does it still find them?`).toBeGreaterThanOrEqual(least)
  })
})
