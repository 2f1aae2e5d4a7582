import { expect, test } from 'vitest'
import { lineWords, type Week, weekWords } from '../../../lambdas/contract/week.ts'
import { openingHours } from '../../../web/content/lib/owner/opening-hours.ts'

test('the week is printed in as few words as it can be', () => {
  expect(weekWords(openingHours)).toBe('Mon-Fri 8am-6pm, Sat 8am-4pm')
  const week: Week = { ...openingHours, wednesday: { opens: '09:30', closes: '12:00' }, sunday: openingHours.saturday }
  expect(weekWords(week)).toBe('Mon-Tue 8am-6pm, Wed 9.30am-12pm, Thu-Fri 8am-6pm, Sat-Sun 8am-4pm')
  expect(weekWords({ ...openingHours, tuesday: 'closed' })).toBe('Mon 8am-6pm, Wed-Fri 8am-6pm, Sat 8am-4pm')
})

test('the hours of the emergency line are told in three phrases', () => {
  expect(lineWords('any hour')).toEqual({
    short: '24/7',
    daily: '24 hours a day, 365 days a year',
    when: 'at any hour',
  })
  expect(lineWords({ opens: '07:00', closes: '22:30' })).toEqual({
    short: '7am-10.30pm',
    daily: 'from 7am to 10.30pm, 365 days a year',
    when: 'from 7am to 10.30pm',
  })
})
