import { expect, test } from 'vitest'
import { type Week, weekWords } from '../../../lambdas/contract/week.ts'
import { openingHours } from '../../../web/content/opening-hours.ts'

test('the week is printed in as few words as it can be', () => {
  expect(weekWords(openingHours)).toBe('Mon-Fri 8am-6pm, Sat 8am-4pm')
  const week: Week = { ...openingHours, wednesday: { opens: '09:30', closes: '12:00' }, sunday: openingHours.saturday }
  expect(weekWords(week)).toBe('Mon-Tue 8am-6pm, Wed 9.30am-12pm, Thu-Fri 8am-6pm, Sat-Sun 8am-4pm')
  expect(weekWords({ ...openingHours, tuesday: 'closed' })).toBe('Mon 8am-6pm, Wed-Fri 8am-6pm, Sat 8am-4pm')
})
