import { expect, test } from 'vitest'
import * as z from 'zod'
import { closedDays } from '#content/closed-days.ts'
import { openingHours } from '#content/opening-hours.ts'
import { ClosedDays, OpeningHours } from '#content/schema.ts'
import { contentProblems, factsDue, listSources } from '../../../web/compile/check-content.ts'
import { schemaProblems } from '../../../web/compile/problems.ts'

test('finds nothing to mend in the content as it is', () => {
  expect(contentProblems()).toEqual([])
})

test('names the sources whose day to be checked again has passed, and no other', () => {
  const [first] = listSources()
  if (!first) throw new Error('There are no sources')
  const ofArticles = (today: string) => factsDue(today).filter((line) => !/(closed-days|bank-holidays)\.ts/.test(line))
  expect(ofArticles(first.checkAgain)).toEqual([])
  const [line] = factsDue('2999-01-01')
  expect(line).toBe(`web/content/${first.file}: "${first.title}" was to be checked again by ${first.checkAgain}.`)
  expect(ofArticles('2999-01-01')).toHaveLength(listSources().length)
  expect(factsDue('2999-01-01')).toHaveLength(listSources().length + closedDays.length + 1)
})

test('closed days are refused in one sentence when they end before they begin, or on no day at all', () => {
  const problems = (from: string, to: string) =>
    schemaProblems(z.array(ClosedDays), [{ from, to, sentence: 'We are away.' }], 'closedDays')
  expect(problems('2026-12-24', '2026-12-24')).toEqual([])
  expect(problems('2026-12-24', '2026-12-01')).toEqual(['closedDays 1, to ends before it begins.'])
  expect(problems('24.12.2026', '2026-12-31')).toEqual(['closedDays 1, from must be a date such as 2026-11-21.'])
  expect(problems('2026-02-30', '2026-03-01')).toHaveLength(1)
})

test('a day closes after it opens, or is closed', () => {
  const problems = (monday: unknown) => schemaProblems(OpeningHours, { ...openingHours, monday }, 'openingHours')
  expect(problems('closed')).toEqual([])
  expect(problems({ opens: '18:00', closes: '08:00' })).toEqual(['openingHours, monday closes before it opens.'])
  expect(problems({ opens: '8', closes: '18:00' })).toEqual([
    'openingHours, monday, opens must be a time such as 08:00 or 18:30.',
  ])
  expect(problems(undefined)).toEqual(['openingHours, monday is missing.'])
})
