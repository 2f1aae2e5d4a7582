import { expect, test } from 'vitest'
import { instantOf, instantWords, londonTime } from '../../../lambdas/contract/london-time.ts'
import { emergencyAbout } from '../../../lambdas/contract/quote-rules.ts'
import { replyPromise, standingPromise } from '../../../lambdas/contract/reply-promise.ts'
import { nextOpening } from '../../../lambdas/contract/working-hours.ts'
import { formPage } from '../../../lambdas/leads/form-page.ts'
import { buildLeadEmail } from '../../../lambdas/leads/lead-email.ts'
import { instants } from '../../fixtures/instants.ts'
import { business, emailSettings } from '../../fixtures/lead-deps.ts'
import { storedLead } from '../../fixtures/morning-mail.ts'
import { parseHtml } from '../../fixtures/parse-html.ts'
import { calendar as usual } from '../../fixtures/working-calendar.ts'

/** Reply times in mails: `Monday 23 November, 9:00`. The time of receipt is written with "at" instead. */
const momentPattern = /\w+day \d{1,2} \w+, \d{1,2}:\d\d/g

const subjects = [undefined, emergencyAbout].flatMap((about) =>
  [true, false].map((alertsOwner) => ({ about, alertsOwner })),
)

test.each(subjects)(
  'at every moment the mail names the time that the visitor saw: %j [O2]',
  ({ about, alertsOwner }) => {
    const calendar = { ...usual, alertsOwner }
    const settings = { ...emailSettings, calendar }
    for (const [moment, receivedAt] of Object.entries(instants)) {
      const now = Date.parse(receivedAt)
      const lead = storedLead(new Date(now).toISOString(), { about })
      const { by, time } = replyPromise(calendar, { about }, now)
      // Read at once, the page and the mails name the same time.
      expect(time.split(', ')[1], moment).toBe(instantWords(by).split(', ')[1])
      const { subject, text, html } = buildLeadEmail(lead, [], settings)
      const moments = [subject, text, html].flatMap((part) => part.match(momentPattern) ?? [])
      expect(new Set(moments), moment).toEqual(new Set([instantWords(by)]))
      // Not every site promises a reply time.
      expect(`${subject} ${text} ${html}`).not.toMatch(/promised/i)
    }
  },
)

test.each(subjects)('what is always true is true at every moment: %j [O2]', ({ about, alertsOwner }) => {
  const calendar = { ...usual, alertsOwner }
  const { sentence, time } = standingPromise(calendar, { about })
  for (const [moment, at] of Object.entries(instants)) {
    const now = Date.parse(at)
    const { by, short } = replyPromise(calendar, { about }, now)
    if (about && alertsOwner) {
      expect(by - now, moment).toBeLessThanOrEqual(3_600_000)
      continue
    }
    expect(time).toBe('by the next working day')
    const next = nextOpening(calendar, londonTime(now).date)?.opens ?? 0
    expect(by, moment).toBeLessThan(instantOf(londonTime(next).date, '23:59'))
    expect(short === 'Reply in 24 hours', moment).toBe(by - now <= 24 * 3_600_000)
  }
  const page = formPage({ code: 'invalid', message: '' }, about ? { about } : {}, { ...business, calendar }, 0)
  expect(parseHtml(page).body.textContent).toContain(sentence)
})
