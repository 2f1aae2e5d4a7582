import { addDays, instantOf } from '#contract/london-time.ts'
import { readOwnerFile } from '../owner-file.ts'

/** Closed days in addition to the weekly ones and bank holidays. */
export const closedDays = readOwnerFile('closed-days')

/** Number of days before a closure on which it is announced. */
const noticeDays = 3

/** The notice for each closure, and the instants between which it is shown. */
export const closedNotices = closedDays.map(({ from, to, sentence }) => ({
  id: `closed-${from}`,
  sentence,
  from: instantOf(addDays(from, -noticeDays), '00:00'),
  until: instantOf(addDays(to, 1), '00:00'),
}))
