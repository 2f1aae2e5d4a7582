import { addDays, instantOf } from '#contract/london-time.ts'
import { readOwnerFile } from '../owner-file.ts'

/** Days on which the business is closed beside its weekly ones and bank holidays. */
export const closedDays = readOwnerFile('closed-days')

/** Days before the first closed one on which it is announced. */
const noticeDays = 3

/** For each of the closed days what is said above every page, and the instants between which it is. */
export const closedNotices = closedDays.map(({ from, to, sentence }) => ({
  id: `closed-${from}`,
  sentence,
  from: instantOf(addDays(from, -noticeDays), '00:00'),
  until: instantOf(addDays(to, 1), '00:00'),
}))
