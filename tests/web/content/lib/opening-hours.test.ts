import { expect, test } from 'vitest'
import { readOpeningHours } from '../../../../web/content/lib/opening-hours.ts'

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

test.each([
  ['Mon-Fri 8am-6pm, Sat 8am-4pm', [week, '08:00', '18:00'], [['Saturday'], '08:00', '16:00']],
  ['Mon-Wed 9.30am-12.15pm', [week.slice(0, 3), '09:30', '12:15']],
])('search engines are told the days and hours of the line: %s', (line, ...expected) => {
  expect(readOpeningHours(line)).toEqual(expected.map(([days, opens, closes]) => ({ days, opens, closes })))
})

test.each(['Mon-Fri 8-18', 'Mon-Fri 8am-6pm, Saturdays', 'Fri-Mon 8am-6pm', 'Mon 6pm-8am', '8am-6pm'])(
  'a line that names no days, or no hours of one day, is not guessed at: %s',
  (line) => {
    expect(readOpeningHours(line)).toBeUndefined()
  },
)
