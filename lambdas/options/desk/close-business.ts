import { addDays, dateWords, londonTime } from '../../contract/london-time.ts'
import { type ClosedDays, closedDaysOn } from '../../contract/working-hours.ts'
import type { ClosureStore } from '../../leads/closure-store.ts'
import { VisibleError } from '../../runtime/visible-error.ts'

/** The longest closure that the desk accepts. Longer ones belong in the owner's files, which announce them in advance. */
const mostDays = 60

/** The closure declared at the desk that covers today. */
export async function closedNow(closures: ClosureStore, now: number): Promise<ClosedDays | undefined> {
  return closedDaysOn({ closedDays: await closures.list() }, londonTime(now).date)
}

/** Closes the business from today to the end of `to`; an empty `to` reopens it. Pages and mails follow within two minutes. */
export async function closeBusiness(to: string, closures: ClosureStore, now: number): Promise<void> {
  const today = londonTime(now).date
  if (to !== '' && (Number.isNaN(Date.parse(to)) || to < today || to > addDays(today, mostDays)))
    throw new VisibleError('invalid', 'Choose a day from today on, within two months.', { to: 'The last closed day.' })
  const yesterday = addDays(today, -1)
  // Past closed days are kept: promises made on them were calculated with them.
  const past = (await closures.list()).flatMap((days) =>
    days.to < today ? [days] : days.from < today ? [{ ...days, to: yesterday }] : [],
  )
  await closures.put(to === '' ? past : [...past, { from: today, to, sentence: sentenceOf(today, to) }], now)
}

/** Says dates rather than "today", because it is shown on every day of the closure. */
function sentenceOf(from: string, to: string): string {
  const days = from === to ? `on ${dateWords(from, 'date')}` : `until the end of ${dateWords(to, 'date')}`
  return `We are closed ${days}.`
}
