/*
 * Days on which you are closed: holidays, a course, a wedding. Bank holidays are known already.
 *
 * Each line has the first and the last closed day (year-month-day) and one sentence for your visitors. The sentence is
 * shown at the top of every page from three days before until the last day is over. Nothing has to be deployed on the
 * day itself. To add days, copy a line and change it; to take them out, delete the line.
 */
import type { ClosedDays } from '#contract/working-hours.ts'

export const closedDays: ClosedDays[] = [
  {
    from: '2026-12-24',
    to: '2027-01-01',
    sentence: 'We are closed from 24 December to 1 January. The emergency line stays open.',
  },
]
